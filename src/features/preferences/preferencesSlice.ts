import { limits, times } from '@contract/limits';
import type { SortOrder } from '@contract/search';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListView } from '@client/shared/list/ListViewToggle';
import type { RootState } from '@client/shared/redux/rootState';

export type ThemeMode = 'system' | 'light' | 'dark';

/** The visits of a topic's results, in milliseconds since the epoch. */
interface TopicVisits {
  /** When the page was last opened. */
  last: number;
  /** The visit before the current one; null if there was none. Articles since then are new. */
  previous: number | null;
}

/**
 * `mode` and `cookiesAccepted` belong to the browser and survive a sign-out; the other fields belong to the user and
 * are reset.
 */
interface PreferencesState {
  mode: ThemeMode;
  cookiesAccepted: boolean;
  searchHistory: string[];
  sortOrder: SortOrder;
  /** By topic id, the most recently visited topic last. */
  topicVisits: Record<string, TopicVisits>;
  /** The view chosen last in a list of articles; null before any choice. */
  listView: ListView | null;
  /** True if search results and topics show articles beside the list, in windows that are wide enough. */
  readingPane: boolean;
}

const initialState: PreferencesState = {
  mode: 'system',
  cookiesAccepted: false,
  searchHistory: [],
  sortOrder: 'NEWEST_FIRST',
  topicVisits: {},
  listView: null,
  readingPane: false,
};

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    modeChosen(state, { payload }: PayloadAction<ThemeMode>) {
      state.mode = payload;
    },
    cookiesAccepted(state) {
      state.cookiesAccepted = true;
    },
    /** Adds to the search history: newest first, without duplicates. */
    searched(state, { payload }: PayloadAction<string>) {
      const text = payload.trim();
      if (text === '') return;
      const others = state.searchHistory.filter((one) => one !== text);
      state.searchHistory = [text, ...others].slice(0, limits.searchHistory);
    },
    sortChosen(state, { payload }: PayloadAction<SortOrder>) {
      state.sortOrder = payload;
    },
    /** Opening the page again within `times.visitGapMs` continues the visit. */
    topicVisited(state, { payload: { topicId, at } }: PayloadAction<{ topicId: string; at: number }>) {
      const { [topicId]: known, ...others } = state.topicVisits;
      const continues = known !== undefined && at - known.last < times.visitGapMs;
      const previous = continues ? known.previous : (known?.last ?? null);
      const kept = Object.entries(others).slice(1 - limits.topicVisits);
      state.topicVisits = { ...Object.fromEntries(kept), [topicId]: { last: at, previous } };
    },
    /** Null forgets the choice. */
    listViewChosen(state, { payload }: PayloadAction<ListView | null>) {
      state.listView = payload;
    },
    readingPaneChosen(state, { payload }: PayloadAction<boolean>) {
      state.readingPane = payload;
    },
  },
});

export const { modeChosen, cookiesAccepted, searched, sortChosen, topicVisited, listViewChosen, readingPaneChosen } =
  preferencesSlice.actions;

export const selectMode = (state: RootState): ThemeMode => state.preferences.mode;
export const selectCookiesAccepted = (state: RootState): boolean => state.preferences.cookiesAccepted;
export const selectSearchHistory = (state: RootState): string[] => state.preferences.searchHistory;
export const selectSortOrder = (state: RootState): SortOrder => state.preferences.sortOrder;
export const selectTopicVisits = (state: RootState, topicId: string): TopicVisits | undefined =>
  state.preferences.topicVisits[topicId];
export const selectReadingPane = (state: RootState): boolean => state.preferences.readingPane;
export const selectListView = (state: RootState): ListView | null => state.preferences.listView;

declare module '@client/shared/redux/rootState' {
  interface RootState {
    preferences: PreferencesState;
  }
}
