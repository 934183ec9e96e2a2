import type { DepartmentSettings, DepartmentSettingsBody, TemplateRole } from '@contract/departmentSettings';
import type { ThemeColors } from '@contract/iam';
import { defaultTheme, limits } from '@contract/limits';
import { mixed, object, string } from 'yup';
import { isRecord } from '@client/shared/values/isRecord';
import { t } from '@client/shared/texts/t';
import { base64Part } from '@client/shared/ui/form/image/imageFile';

/** An image in the form: a URL or a data URL; null for Watchdesk's own image. */
type Image = string | null;

export interface CompanySettingsValues {
  dateTimeFormat: string;
  timezone: string;
  templateRole: TemplateRole;
  templateId: string;
  style: string;
  /** Digits as typed; empty if passwords never expire. */
  passwordExpiryDays: string;
  aiSummary: boolean;
  translateOwnArticles: boolean;
  logo: Image;
  favicon: Image;
  footer: string;
  colors: ThemeColors;
  /** The version of the settings that the form was filled with. Saving fails if they were changed since. */
  stamp: string | undefined;
}

/** The colors of Watchdesk, for companies without a theme. */
export const productColors: ThemeColors = { ...defaultTheme };

export function valuesOf({ theme, ...settings }: DepartmentSettings): CompanySettingsValues {
  return {
    dateTimeFormat: settings.dateTimeFormat,
    timezone: settings.timezone,
    templateRole: settings.templateRole,
    templateId: settings.templateId ?? '',
    style: settings.style ?? '',
    passwordExpiryDays: settings.passwordExpiryDays?.toString() ?? '',
    aiSummary: settings.aiSummary,
    translateOwnArticles: settings.translateOwnArticles,
    logo: theme.logo ?? null,
    favicon: theme.favicon ?? null,
    footer: theme.footer.text,
    colors: parseColors(theme.colors),
    stamp: settings.stamp,
  };
}

/** The request body. Images are included only if changed, as base64; template and style only for library templates. */
export function bodyOf(values: CompanySettingsValues, before: CompanySettingsValues): DepartmentSettingsBody {
  const { dateTimeFormat, timezone, templateRole, templateId, style } = values;
  const isLibrary = templateRole === 'TEMPLATE_LIBRARY';
  return {
    dateTimeFormat,
    timezone,
    templateRole,
    ...(isLibrary && { templateId, style }),
    ...(values.passwordExpiryDays !== before.passwordExpiryDays && {
      passwordExpiryDays: values.passwordExpiryDays.trim() === '' ? null : Number(values.passwordExpiryDays),
    }),
    ...(values.aiSummary !== before.aiSummary && { aiSummary: values.aiSummary }),
    ...(values.translateOwnArticles !== before.translateOwnArticles && {
      translateOwnArticles: values.translateOwnArticles,
    }),
    theme: {
      ...(values.logo !== before.logo && { logo: imageBody(values.logo) }),
      ...(values.favicon !== before.favicon && { favicon: imageBody(values.favicon) }),
      footer: { text: values.footer.trim() },
      colors: JSON.stringify(values.colors),
    },
  };
}

const imageBody = (image: Image): string => (image === null ? '' : base64Part(image));

export const companySettingsSchema = () =>
  object({
    dateTimeFormat: string().required(t('company.required.dateFormat')),
    timezone: string().required(t('company.required.timezone')),
    templateRole: mixed<TemplateRole>().oneOf(['SYSTEM_TEMPLATE', 'TEMPLATE_LIBRARY']),
    templateId: string().when('templateRole', {
      is: 'TEMPLATE_LIBRARY',
      then: (id) => id.required(t('company.required.template')),
    }),
    passwordExpiryDays: string().test(
      'days',
      t('company.passwordExpiryInvalid', { n: limits.passwordExpiryDays }),
      isDays,
    ),
    colors: mixed<ThemeColors>().test(
      'colors',
      t('company.invalidColors'),
      (colors) => colors === undefined || hasValidColors(colors),
    ),
    footer: string()
      .trim()
      .max(limits.footerText, t('field.tooLong', { n: limits.footerText })),
  });

const isDays = (text = ''): boolean =>
  text.trim() === '' || (/^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= limits.passwordExpiryDays);

export const isHexColor = (color: string): boolean => /^#[\da-f]{6}$/i.test(color);

/** Returns whether all three colors can be shown: while a color is typed, it is incomplete. */
export const hasValidColors = ({ primary, secondary, third }: ThemeColors): boolean =>
  [primary.main, secondary.main, third].every(isHexColor);

/** Parses the colors, which the server sends as a JSON string. Falls back to the colors of Watchdesk if invalid. */
function parseColors(json: string): ThemeColors {
  try {
    const colors: unknown = JSON.parse(json);
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
