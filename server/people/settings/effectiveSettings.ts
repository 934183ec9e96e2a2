import { Value } from 'typebox/value';
import { GeneralSettingsBody, type GeneralSettings } from '@contract/iam';
import {
  defaultDateTimeFormat,
  defaultTimeZone,
  emailSendModes,
  featureNames,
  type FeatureName,
} from '@contract/limits';
import type { Config } from '@server/config';
import { isRecord } from '@server/engine/isRecord';
import { themeResource } from '../theme/theme';
import type { StoredSettings } from './repository';

/** Default values of the feature flags. */
const defaultFeatures: Readonly<Record<FeatureName, boolean>> = {
  workspaces: true,
  userGroups: true,
  alertsAndFavorites: true,
  navbarNotifications: false,
  sendButton: false,
  myTopics: true,
  personalSubscriptions: true,
  help: true,
  changePassword: true,
  qa: false,
};

/** The user's effective settings: the user's own, else the department's, else the default. */
export function effectiveSettings(stored: StoredSettings, flags: Config['flags']): GeneralSettings {
  return {
    dateFormat: text(stored.department.dateTimeFormat) ?? defaultDateTimeFormat,
    timezone: text(stored.department.timezone) ?? defaultTimeZone,
    emailSendMode: emailSendModes.perTopic,
    hideInfodeskTopics: false,
    notifySharedDocByEmail: true,
    notifyGroupMember: true,
    notifySharedDocByApp: false,
    newsletters: true,
    basketViewDefault: 'details',
    basketSortDefault: 'newest',
    loggedInBefore: false,
    ...ownSettings(stored.own),
    departmentName: stored.departmentName,
    maxChannels: stored.maxChannels,
    channelPrefix: stored.channelPrefix,
    theme: themeResource(stored.departmentId, stored.department.theme),
    features: features(stored, flags),
  };
}

/**
 * Validates stored settings like a request: a setting stored by another release that is no longer valid counts as
 * unset.
 */
function ownSettings(own: Record<string, unknown>): GeneralSettingsBody {
  const settings: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(GeneralSettingsBody.properties)) {
    if (Value.Check(schema, own[name])) settings[name] = own[name];
  }
  return Value.Check(GeneralSettingsBody, settings) ? settings : {};
}

function features(stored: StoredSettings, flags: Config['flags']): Record<FeatureName, boolean> {
  const all = { ...defaultFeatures };
  for (const name of featureNames) {
    all[name] = flags[name] ?? flag(stored.own, name) ?? flag(stored.department, name) ?? defaultFeatures[name];
  }
  // Users of single sign-on have no password here.
  all.changePassword &&= stored.hasPassword;
  return all;
}

function flag(settings: Record<string, unknown>, name: FeatureName): boolean | undefined {
  const value = isRecord(settings.features) ? settings.features[name] : undefined;
  return typeof value === 'boolean' ? value : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
