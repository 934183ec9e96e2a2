import { limits } from '@contract/limits';
import type { Profile } from '@contract/topic';
import { createSlice } from '@reduxjs/toolkit';
import { favouriteEndpoints } from '@client/api/data/favourites';
import { errorText } from '@client/api/errorText';
import { failed, idle, loaded, loading, type LoadState } from '@client/shared/redux/loadState';
import type { RootState } from '@client/shared/redux/rootState';

export interface FavouritesState {
  list: Profile[];
  ids: string[];
  load: LoadState;
}

const initialState: FavouritesState = { list: [], ids: [], load: idle };
const { favourites, setFavourite } = favouriteEndpoints.endpoints;

function place(state: FavouritesState, topic: Profile, on: boolean): void {
  state.list = state.list.filter(({ id }) => id !== topic.id);
  if (on) state.list.push(topic);
  state.ids = state.list.map(({ id }) => id);
}

export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(favourites.matchPending, (state, { meta }) => {
        state.load = loading(meta.requestId);
      })
      .addMatcher(favourites.matchFulfilled, (state, { payload, meta }) => {
        if (state.load.requestId !== meta.requestId) return;
        state.list = payload.profiles;
        state.ids = payload.profiles.map(({ id }) => id);
        state.load = loaded;
      })
      .addMatcher(favourites.matchRejected, (state, { payload, meta }) => {
        if (state.load.requestId === meta.requestId) state.load = failed(errorText(payload));
      })
      .addMatcher(setFavourite.matchPending, (state, { meta }) => {
        place(state, meta.arg.originalArgs.topic, meta.arg.originalArgs.enable);
      })
      .addMatcher(setFavourite.matchRejected, (state, { meta }) => {
        place(state, meta.arg.originalArgs.topic, !meta.arg.originalArgs.enable);
      });
  },
});

export const selectFavourites = (state: RootState): Profile[] => state.favourites.list;
export const selectFavouritesLoad = (state: RootState): LoadState => state.favourites.load;
export const selectIsFavourite =
  (id: string) =>
  (state: RootState): boolean =>
    state.favourites.ids.includes(id);
export const selectFavouritesFull = (state: RootState): boolean => state.favourites.ids.length >= limits.favourites;

declare module '@client/shared/redux/rootState' {
  interface RootState {
    favourites: FavouritesState;
  }
}
