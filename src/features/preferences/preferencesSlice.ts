import { limits } from '@contract/limits';
import type { SortOrder } from '@contract/search';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@client/shared/redux/rootState';

export type ThemeMode = 'system' | 'light' | 'dark';

/**
 * `mode` and `cookiesAccepted` belong to the browser and survive a sign-out; the other fields belong to the user and
 * are reset.
 */
interface PreferencesState {
  mode: ThemeMode;
  cookiesAccepted: boolean;
  searchHistory: string[];
  sortOrder: SortOrder;
}

const initialState: PreferencesState = {
  mode: 'system',
  cookiesAccepted: false,
  searchHistory: [],
  sortOrder: 'NEWEST_FIRST',
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
  },
});

export const { modeChosen, cookiesAccepted, searched, sortChosen } = preferencesSlice.actions;

export const selectMode = (state: RootState): ThemeMode => state.preferences.mode;
export const selectCookiesAccepted = (state: RootState): boolean => state.preferences.cookiesAccepted;
export const selectSearchHistory = (state: RootState): string[] => state.preferences.searchHistory;
export const selectSortOrder = (state: RootState): SortOrder => state.preferences.sortOrder;

declare module '@client/shared/redux/rootState' {
  interface RootState {
    preferences: PreferencesState;
  }
}
