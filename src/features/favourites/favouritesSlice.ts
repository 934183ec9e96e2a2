import { limits } from '@contract/limits';
import type { ArticleCard } from '@contract/article';
import type { Profile } from '@contract/topic';
import { createSelector, createSlice } from '@reduxjs/toolkit';
import { favouriteEndpoints } from '@client/api/data/favourites';
import { searchEndpoints } from '@client/api/data/search';
import { errorText } from '@client/api/errorText';
import { omitKey } from '@client/shared/values/omitKey';
import { failed, idle, loaded, loading, type LoadState } from '@client/shared/redux/loadState';
import type { RootState } from '@client/shared/redux/rootState';

interface Change {
  topic: Profile;
  on: boolean;
  /** The ids after it in the list before the change. */
  next: string[];
}

interface FavouritesState {
  list: Profile[];
  ids: string[];
  /** The articles of each favorite as last loaded, by topic id; persisted, for offline visits. */
  newest: Record<string, ArticleCard[]>;
  load: LoadState;
  /** Changes without a response yet (optimistic updates), by request id; reverted if the request fails. */
  unconfirmed: Record<string, Change>;
  /** Changes that the server confirmed while the list was being loaded: the response may have been sent before them. */
  confirmedWhileLoading: Pick<Change, 'topic' | 'on'>[];
}

const initialState: FavouritesState = {
  list: [],
  ids: [],
  newest: {},
  load: idle,
  unconfirmed: {},
  confirmedWhileLoading: [],
};
const { favourites, setFavourite } = favouriteEndpoints.endpoints;
const { topicSample } = searchEndpoints.endpoints;

/** Adds a topic to the list, before the first of `next` or at the end, or removes it. */
function setInList(state: FavouritesState, topic: Profile, on: boolean, next: readonly string[] = []): void {
  if (state.ids.includes(topic.id) === on) return;
  const others = state.list.filter(({ id }) => id !== topic.id);
  const at = others.findIndex(({ id }) => next.includes(id));
  if (on) others.splice(at === -1 ? others.length : at, 0, topic);
  state.list = others;
  state.ids = others.map(({ id }) => id);
}

export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(favourites.matchPending, (state, { meta }) => {
        state.load = loading(meta.requestId);
        state.confirmedWhileLoading = [];
      })
      .addMatcher(favourites.matchFulfilled, (state, { payload, meta }) => {
        if (state.load.requestId !== meta.requestId) return;
        state.list = payload.profiles;
        state.ids = payload.profiles.map(({ id }) => id);
        // The response may have been sent before these changes, so they are applied to it again.
        const changes = [...state.confirmedWhileLoading, ...Object.values(state.unconfirmed)];
        for (const { topic, on } of changes) setInList(state, topic, on);
        state.confirmedWhileLoading = [];
        state.newest = Object.fromEntries(Object.entries(state.newest).filter(([id]) => state.ids.includes(id)));
        state.load = loaded;
      })
      .addMatcher(favourites.matchRejected, (state, { payload, meta }) => {
        if (state.load.requestId === meta.requestId) state.load = failed(errorText(payload));
      })
      .addMatcher(topicSample.matchFulfilled, (state, { payload, meta }) => {
        const id = meta.arg.originalArgs.profile;
        if (state.ids.includes(id)) state.newest[id] = payload.results;
      })
      .addMatcher(setFavourite.matchPending, (state, { meta }) => {
        const { topic, enable: on } = meta.arg.originalArgs;
        const at = state.ids.indexOf(topic.id);
        state.unconfirmed[meta.requestId] = { topic, on, next: at === -1 ? [] : state.ids.slice(at + 1) };
        setInList(state, topic, on);
      })
      .addMatcher(setFavourite.matchFulfilled, (state, { meta }) => {
        const confirmed = state.unconfirmed[meta.requestId];
        if (confirmed && state.load.status === 'loading') state.confirmedWhileLoading.push(confirmed);
        state.unconfirmed = omitKey(state.unconfirmed, meta.requestId);
      })
      .addMatcher(setFavourite.matchRejected, (state, { meta }) => {
        const failedChange = state.unconfirmed[meta.requestId];
        state.unconfirmed = omitKey(state.unconfirmed, meta.requestId);
        // Changed again meanwhile: the later change stays.
        if (!failedChange || Object.values(state.unconfirmed).some(({ topic }) => topic.id === failedChange.topic.id))
          return;
        setInList(state, failedChange.topic, !failedChange.on, failedChange.next);
      });
  },
});

/** Selects the favorites, without the user's own topics if that feature is off. */
export const selectFavourites = createSelector(
  [
    (state: RootState) => state.favourites.list,
    ({ session }: RootState) => session.settings?.features.myTopics ?? session.settings === null,
  ],
  (list, ownTopicsEnabled): Profile[] =>
    ownTopicsEnabled ? list : list.filter(({ topicType }) => topicType !== 'USER'),
);
export const selectFavouritesLoad = (state: RootState): LoadState => state.favourites.load;
export const selectIsFavourite =
  (id: string) =>
  (state: RootState): boolean =>
    state.favourites.ids.includes(id);
/** Selects the articles of a favorite as last loaded, in this visit or an earlier one. */
export const selectNewestArticles =
  (id: string) =>
  (state: RootState): ArticleCard[] | undefined =>
    state.favourites.newest[id];
export const selectFavouritesFull = (state: RootState): boolean => state.favourites.ids.length >= limits.favourites;

declare module '@client/shared/redux/rootState' {
  interface RootState {
    favourites: FavouritesState;
  }
}
