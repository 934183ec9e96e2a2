import type { GeneralSettings, GeneralSettingsBody } from '@contract/iam';
import { t } from '@client/shared/texts/t';

export type SettingsValues = Omit<Required<GeneralSettingsBody>, 'loggedInBefore'>;
export type SettingsFaults = Partial<Record<keyof SettingsValues, string>>;

export const views = ['details', 'list'] as const;
export const sorts = ['newest', 'alphabetic'] as const;

/** A release that had no such setting may have left them in this browser. */
type Kept = Omit<GeneralSettings, 'newsletters'> & Partial<Pick<GeneralSettings, 'newsletters'>>;

/** The part of the settings that the form is about. */
export const valuesOf = ({ newsletters = true, ...settings }: Kept): SettingsValues => ({
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

/** What is missing, by field. Rules as plain as these need no schema, whose library weighs more than the whole page. */
export function faultsOf(values: SettingsValues): SettingsFaults {
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
 * What was changed, and nothing else is sent: what another tab changes meanwhile stays, and who never chose goes on following
 * the company's defaults.
 */
export function changesOf(values: SettingsValues, begun: SettingsValues): GeneralSettingsBody {
  const before = new Map<string, unknown>(Object.entries(begun));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => before.get(name) !== value));
}
