import type { DepartmentSettings, DepartmentSettingsBody, TemplateRole } from '@contract/company';
import type { ThemeColors } from '@contract/iam';
import { defaultTheme, limits } from '@contract/limits';
import { mixed, object, string } from 'yup';
import { isRecord } from '@client/shared/values/isRecord';
import { t } from '@client/shared/texts/t';
import { base64Part } from '@client/shared/ui/form/image/imageFile';

/** An image of the form: an address or a data address, null for the product's own. */
type Image = string | null;

export interface CompanyValues {
  dateTimeFormat: string;
  timezone: string;
  templateRole: TemplateRole;
  templateId: string;
  style: string;
  logo: Image;
  favicon: Image;
  footer: string;
  colors: ThemeColors;
  /** Of the settings that the form began with. */
  stamp: string | undefined;
}

export const productColors: ThemeColors = { ...defaultTheme };

export function valuesOf({ theme, ...settings }: DepartmentSettings): CompanyValues {
  return {
    dateTimeFormat: settings.dateTimeFormat,
    timezone: settings.timezone,
    templateRole: settings.templateRole,
    templateId: settings.templateId ?? '',
    style: settings.style ?? '',
    logo: theme.logo ?? null,
    favicon: theme.favicon ?? null,
    footer: theme.footer.text,
    colors: readColors(theme.colors),
    stamp: settings.stamp,
  };
}

/** What is sent: images only when they changed and without the data address's beginning, a template only of the library. */
export function bodyOf(values: CompanyValues, before: CompanyValues): DepartmentSettingsBody {
  const { dateTimeFormat, timezone, templateRole, templateId, style } = values;
  const isLibrary = templateRole === 'TEMPLATE_LIBRARY';
  return {
    dateTimeFormat,
    timezone,
    templateRole,
    ...(isLibrary && { templateId, style }),
    theme: {
      ...(values.logo !== before.logo && { logo: sentImage(values.logo) }),
      ...(values.favicon !== before.favicon && { favicon: sentImage(values.favicon) }),
      footer: { text: values.footer.trim() },
      colors: JSON.stringify(values.colors),
    },
  };
}

const sentImage = (image: Image): string => (image === null ? '' : base64Part(image));

export const companySchema = () =>
  object({
    dateTimeFormat: string().required(t('company.required.dateFormat')),
    timezone: string().required(t('company.required.timezone')),
    templateRole: mixed<TemplateRole>().oneOf(['SYSTEM_TEMPLATE', 'TEMPLATE_LIBRARY']),
    templateId: string().when('templateRole', {
      is: 'TEMPLATE_LIBRARY',
      then: (id) => id.required(t('company.required.template')),
    }),
    footer: string()
      .trim()
      .max(limits.footerText, t('company.tooLong', { n: limits.footerText })),
  });

/** Colours come as a JSON string; what cannot be read is shown as the product's. */
function readColors(sent: string): ThemeColors {
  try {
    const colors: unknown = JSON.parse(sent);
    return isColors(colors) ? colors : productColors;
  } catch {
    return productColors;
  }
}

const isTone = (value: unknown): boolean => isRecord(value) && typeof value.main === 'string';

function isColors(value: unknown): value is ThemeColors {
  if (!isRecord(value) || typeof value.name !== 'string' || typeof value.third !== 'string') return false;
  return isTone(value.primary) && isTone(value.secondary);
}
