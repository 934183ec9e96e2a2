import type { GeneralSettings, GeneralSettingsBody } from '@contract/iam';
import { t } from '@client/shared/texts/t';

export type SettingsValues = Omit<Required<GeneralSettingsBody>, 'loggedInBefore'>;
export type SettingsErrors = Partial<Record<keyof SettingsValues, string>>;

export const views = ['details', 'list'] as const;
export const sorts = ['newest', 'alphabetic'] as const;

/** Settings persisted in this browser by an earlier release may lack `newsletters`. */
type PersistedSettings = Omit<GeneralSettings, 'newsletters'> & Partial<Pick<GeneralSettings, 'newsletters'>>;

/** The settings that the form edits. */
export const valuesOf = ({ newsletters = true, ...settings }: PersistedSettings): SettingsValues => ({
  dateFormat: settings.dateFormat,
  timezone: settings.timezone,
  emailSendMode: settings.emailSendMode,
  hideInfodeskTopics: settings.hideInfodeskTopics,
  notifySharedDocByEmail: settings.notifySharedDocByEmail,
  notifyGroupMember: settings.notifyGroupMember,
  notifySharedDocByApp: settings.notifySharedDocByApp,
  newsletters,
  basketViewDefault: settings.basketViewDefault,
  basketSortDefault: settings.basketSortDefault,
});

const requiredTexts = {
  dateFormat: 'settings.required.dateFormat',
  timezone: 'settings.required.timezone',
  emailSendMode: 'settings.required.emailSendMode',
  basketViewDefault: 'settings.required.basketViewDefault',
  basketSortDefault: 'settings.required.basketSortDefault',
} as const;

/** The errors of missing fields. Hand-written: a schema library would be larger than the whole page. */
export function validateSettings(values: SettingsValues): SettingsErrors {
  const isSet: Record<keyof typeof requiredTexts, boolean> = {
    dateFormat: values.dateFormat !== '',
    timezone: values.timezone !== '',
    emailSendMode: Number.isInteger(values.emailSendMode),
    basketViewDefault: views.includes(values.basketViewDefault),
    basketSortDefault: sorts.includes(values.basketSortDefault),
  };
  const missing = Object.entries(requiredTexts).filter(([name]) => !Reflect.get(isSet, name));
  return Object.fromEntries(missing.map(([name, text]) => [name, t(text)]));
}

/**
 * The changed values. Only these are sent, so that changes made in another tab are kept, and a setting that the user
 * never changed continues to follow the company's default.
 */
export function changesOf(values: SettingsValues, saved: SettingsValues): GeneralSettingsBody {
  const before = new Map<string, unknown>(Object.entries(saved));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => before.get(name) !== value));
}
