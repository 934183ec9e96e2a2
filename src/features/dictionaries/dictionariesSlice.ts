import type { ContentCategory, Language } from '@contract/dictionaries';
import type { TimeZone } from '@contract/iam';
import { fallbackFrequencyLabels } from '@contract/limits';
import type { SearchOptionsAnswer } from '@contract/search';
import type { Source } from '@contract/topic';
import type { DateTimeFormat, EmailSendMode } from '@contract/workspace';
import { createSlice } from '@reduxjs/toolkit';
import { subscriptionEndpoints } from '@client/api/alert/subscriptions';
import { dictionaryEndpoints } from '@client/api/data/dictionaries';
import { searchEndpoints } from '@client/api/data/search';
import { errorText } from '@client/api/errorText';
import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { notificationEndpoints } from '@client/api/workspace/notifications';
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
  },
};

const { contentCategories, languages, sources } = dictionaryEndpoints.endpoints;
const { timeZones } = currentUserEndpoints.endpoints;
const { dateTimeFormats, emailSendModes } = notificationEndpoints.endpoints;
const { outputOptions } = subscriptionEndpoints.endpoints;
const { searchOptions } = searchEndpoints.endpoints;

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
