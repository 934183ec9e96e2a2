import type { GeneralSettings, GeneralSettingsBody } from '@contract/iam';
import { boolean, mixed, number, object, string, type ObjectSchema } from 'yup';
import { t } from '@client/shared/lib/texts/t';

export type SettingsValues = Omit<Required<GeneralSettingsBody>, 'loggedInBefore'>;
export type SettingsFaults = Partial<Record<keyof SettingsValues, string>>;

export const views = ['details', 'list'] as const;
export const sorts = ['newest', 'alphabetic'] as const;

/** The part of the settings that the form is about. */
export const valuesOf = (settings: GeneralSettings): SettingsValues => ({
  dateFormat: settings.dateFormat,
  timezone: settings.timezone,
  emailSendMode: settings.emailSendMode,
  hideInfodeskTopics: settings.hideInfodeskTopics,
  notifySharedDocByEmail: settings.notifySharedDocByEmail,
  notifyGroupMember: settings.notifyGroupMember,
  notifySharedDocByApp: settings.notifySharedDocByApp,
  basketViewDefault: settings.basketViewDefault,
  basketSortDefault: settings.basketSortDefault,
});

export const settingsSchema = (): ObjectSchema<SettingsValues> => {
  const [dateFormat, timezone] = [t('settings.required.dateFormat'), t('settings.required.timezone')];
  const mode = t('settings.required.emailSendMode');
  const [view, sort] = [t('settings.required.basketViewDefault'), t('settings.required.basketSortDefault')];
  return object({
    dateFormat: string().required(dateFormat),
    timezone: string().required(timezone),
    emailSendMode: number().typeError(mode).required(mode),
    hideInfodeskTopics: boolean().required(),
    notifySharedDocByEmail: boolean().required(),
    notifyGroupMember: boolean().required(),
    notifySharedDocByApp: boolean().required(),
    basketViewDefault: mixed<'list' | 'details'>().oneOf(views, view).required(view),
    basketSortDefault: mixed<'newest' | 'alphabetic'>().oneOf(sorts, sort).required(sort),
  });
};

/**
 * What was changed, and nothing else is sent: what another tab changes meanwhile stays, and who never chose goes on following
 * the company's defaults.
 */
export function changesOf(values: SettingsValues, begun: SettingsValues): GeneralSettingsBody {
  const before = new Map<string, unknown>(Object.entries(begun));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => before.get(name) !== value));
}
