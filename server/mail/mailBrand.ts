import type { MailBrand } from '@server/engine/mail/frame';
import { themeResource } from '@server/people/theme/theme';

interface DepartmentBrand {
  departmentId: string;
  departmentName: string;
  /** The company's primary color, #rrggbb. */
  color: string | undefined;
  /** The theme in the department's settings, not yet validated. */
  theme: unknown;
}

/**
 * The company's name, color, and logo for its mails. The logo is an absolute URL, which loads without signing in, and
 * which changes with the logo.
 * @param publicUrl the configured public URL of the application, without a trailing slash
 */
export function mailBrand(
  { departmentId, departmentName, color, theme }: DepartmentBrand,
  publicUrl: string,
): MailBrand {
  const { logo } = themeResource(departmentId, theme);
  return { departmentName, color, logoUrl: logo && publicUrl + logo.url };
}
