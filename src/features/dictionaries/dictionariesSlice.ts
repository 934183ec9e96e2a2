import type { ContentCategory, Language } from '@contract/dictionaries';
import type { MailStyle, MailTemplate } from '@contract/departmentSettings';
import type { EmailSetting } from '@contract/emailSettings';
import type { ThemeColors, TimeZone } from '@contract/iam';
import { fallbackFrequencyLabels } from '@contract/limits';
import type { Style } from '@contract/mailStyles';
import type { SearchOptionsAnswer } from '@contract/search';
import type { Source } from '@contract/topic';
import type { DateTimeFormat, EmailSendMode } from '@contract/workspace';
import type { WorkspaceGroup } from '@contract/workspaceArticles';
import { createSlice } from '@reduxjs/toolkit';
import { subscriptionEndpoints } from '@client/api/alert/subscriptions';
import { dictionaryEndpoints } from '@client/api/data/dictionaries';
import { searchEndpoints } from '@client/api/data/search';
import { errorText } from '@client/api/errorText';
import { companyEndpoints } from '@client/api/iam/companySettings';
import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { groupManagementEndpoints } from '@client/api/iam/groupManagement';
import { emailSettingEndpoints } from '@client/api/workspace/emailSettings';
import { mailStyleEndpoints } from '@client/api/workspace/mailStyles';
import { notificationEndpoints } from '@client/api/workspace/notifications';
import { templateEndpoints } from '@client/api/workspace/templates';
import type { RootState } from '@client/shared/redux/rootState';
import { failed, idle, loaded, loading, type LoadState } from '@client/shared/redux/loadState';

interface Dictionaries {
  contentCategories: ContentCategory[];
  languages: Language[];
  timeZones: TimeZone[];
  dateTimeFormats: DateTimeFormat[];
  emailSendModes: EmailSendMode[];
  /** Labels of frequencies, by frequency number. */
  frequencies: Record<string, string>;
  searchOptions: SearchOptionsAnswer['searchOptions'] | null;
  sources: Source[];
  /** The workspaces of the user's groups. */
  groups: WorkspaceGroup[];
  /** Only those that have a default style. */
  templates: MailTemplate[];
  departmentStyles: MailStyle[];
  userStyles: Style[];
  emailSettings: EmailSetting[];
  colorSchemes: ThemeColors[];
}
export type DictionaryName = keyof Dictionaries;

interface DictionariesState {
  items: Dictionaries;
  load: Record<DictionaryName, LoadState>;
}

const initialState: DictionariesState = {
  items: {
    contentCategories: [],
    languages: [],
    timeZones: [],
    dateTimeFormats: [],
    emailSendModes: [],
    frequencies: fallbackFrequencyLabels,
    searchOptions: null,
    sources: [],
    groups: [],
    templates: [],
    departmentStyles: [],
    userStyles: [],
    emailSettings: [],
    colorSchemes: [],
  },
  load: {
    contentCategories: idle,
    languages: idle,
    timeZones: idle,
    dateTimeFormats: idle,
    emailSendModes: idle,
    frequencies: idle,
    searchOptions: idle,
    sources: idle,
    groups: idle,
    templates: idle,
    departmentStyles: idle,
    userStyles: idle,
    emailSettings: idle,
    colorSchemes: idle,
  },
};

const { contentCategories, languages, sources } = dictionaryEndpoints.endpoints;
const { timeZones } = currentUserEndpoints.endpoints;
const { dateTimeFormats, emailSendModes } = notificationEndpoints.endpoints;
const { outputOptions } = subscriptionEndpoints.endpoints;
const { searchOptions } = searchEndpoints.endpoints;
const { workspaceGroups } = groupManagementEndpoints.endpoints;
const { templates } = templateEndpoints.endpoints;
const { departmentStyles, colorSchemes } = companyEndpoints.endpoints;
const { userStyles } = mailStyleEndpoints.endpoints;
const { emailSettings, addEmailSetting, changeEmailSetting, deleteEmailSetting } = emailSettingEndpoints.endpoints;

/** The endpoint that fills each dictionary. */
const endpointOf = {
  contentCategories,
  languages,
  sources,
  timeZones,
  dateTimeFormats,
  emailSendModes,
  frequencies: outputOptions,
  searchOptions,
  groups: workspaceGroups,
  templates,
  departmentStyles,
  userStyles,
  emailSettings,
  colorSchemes,
} as const;

export const dictionaryNames: readonly DictionaryName[] = [
  'contentCategories',
  'languages',
  'timeZones',
  'dateTimeFormats',
  'emailSendModes',
  'frequencies',
  'searchOptions',
  'sources',
  'groups',
  'templates',
  'departmentStyles',
  'userStyles',
  'emailSettings',
  'colorSchemes',
];

/**
 * Returns whether a response belongs to the newest request: an older one changes neither the dictionary nor its load
 * state.
 */
function isNewestRequest(
  { load }: DictionariesState,
  name: DictionaryName,
  { requestId }: { requestId: string },
): boolean {
  return load[name].requestId === requestId;
}

export const dictionariesSlice = createSlice({
  name: 'dictionaries',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(contentCategories.matchFulfilled, (state, { payload, meta }) => {
        if (isNewestRequest(state, 'contentCategories', meta))
          state.items.contentCategories = payload.contentCategories;
      })
      .addMatcher(languages.matchFulfilled, (state, { payload, meta }) => {
        if (isNewestRequest(state, 'languages', meta)) state.items.languages = payload.languages;
      })
      .addMatcher(sources.matchFulfilled, (state, { payload, meta }) => {
        if (isNewestRequest(state, 'sources', meta)) state.items.sources = payload.sources;
      })
      .addMatcher(timeZones.matchFulfilled, (state, { payload, meta }) => {
        if (isNewestRequest(state, 'timeZones', meta)) state.items.timeZones = payload.timezones;
      })
      .addMatcher(dateTimeFormats.matchFulfilled, (state, { payload, meta }) => {
        if (isNewestRequest(state, 'dateTimeFormats', meta)) state.items.dateTimeFormats = payload.dateTimeFormats;
      })
      .addMatcher(emailSendModes.matchFulfilled, (state, { payload, meta }) => {
        if (isNewestRequest(state, 'emailSendModes', meta)) state.items.emailSendModes = payload.emailSendModes;
      })
      .addMatcher(outputOptions.matchFulfilled, (state, { payload, meta }) => {
        if (isNewestRequest(state, 'frequencies', meta)) state.items.frequencies = payload.outputFrequencies;
      })
      .addMatcher(searchOptions.matchFulfilled, (state, { payload, meta }) => {
        if (isNewestRequest(state, 'searchOptions', meta)) state.items.searchOptions = payload.searchOptions;
      })
      .addMatcher(workspaceGroups.matchFulfilled, (state, { payload, meta }) => {
        if (isNewestRequest(state, 'groups', meta)) state.items.groups = payload.workspaces;
      })
      .addMatcher(templates.matchFulfilled, (state, { payload, meta }) => {
        if (isNewestRequest(state, 'templates', meta))
          state.items.templates = payload.templates.filter(({ templateStyle }) => templateStyle !== '');
      })
      .addMatcher(departmentStyles.matchFulfilled, (state, { payload, meta }) => {
        if (isNewestRequest(state, 'departmentStyles', meta)) state.items.departmentStyles = payload.styles;
      })
      .addMatcher(userStyles.matchFulfilled, (state, { payload, meta }) => {
        if (isNewestRequest(state, 'userStyles', meta)) state.items.userStyles = payload.styles;
      })
      .addMatcher(emailSettings.matchFulfilled, (state, { payload, meta }) => {
        if (isNewestRequest(state, 'emailSettings', meta)) state.items.emailSettings = payload.emailSettings;
      })
      .addMatcher(addEmailSetting.matchFulfilled, (state, { payload }) => {
        state.items.emailSettings.push(payload.emailSetting);
      })
      .addMatcher(changeEmailSetting.matchFulfilled, ({ items }, { payload: { emailSetting } }) => {
        items.emailSettings = items.emailSettings.map((one) => (one.id === emailSetting.id ? emailSetting : one));
      })
      .addMatcher(deleteEmailSetting.matchFulfilled, ({ items }, { meta }) => {
        items.emailSettings = items.emailSettings.filter(({ id }) => id !== meta.arg.originalArgs);
      })
      .addMatcher(colorSchemes.matchFulfilled, (state, { payload, meta }) => {
        if (isNewestRequest(state, 'colorSchemes', meta)) state.items.colorSchemes = payload.colorSchemes;
      });
    for (const name of dictionaryNames) {
      const endpoint = endpointOf[name];
      builder
        .addMatcher(endpoint.matchPending, ({ load }, { meta }) => {
          load[name] = loading(meta.requestId);
        })
        .addMatcher(endpoint.matchFulfilled, (state, { meta }) => {
          if (isNewestRequest(state, name, meta)) state.load[name] = loaded;
        })
        .addMatcher(endpoint.matchRejected, (state, { payload, meta }) => {
          if (isNewestRequest(state, name, meta)) state.load[name] = failed(errorText(payload));
        });
    }
  },
});

/** Selects a dictionary. State persisted by an earlier release may lack dictionaries that are new. */
export const selectDictionary =
  <Name extends DictionaryName>(name: Name) =>
  ({ dictionaries }: RootState): Dictionaries[Name] => {
    const kept: Partial<Dictionaries> = dictionaries.items;
    return kept[name] ?? initialState.items[name];
  };

declare module '@client/shared/redux/rootState' {
  interface RootState {
    dictionaries: DictionariesState;
  }
}
