import type { LabelAnswer, StarredAnswer, StarredQuery } from '@contract/articleActions';
import type { ItemLabel } from '@contract/article';
import type { AppThunk } from '@client/shared/redux/thunkTypes';
import { dataApi } from '../dataApi';
import { searchEndpoints } from './search';

interface LabelChange {
  itemId: string;
  label: ItemLabel;
  on: boolean;
}

const putLabel = ({ itemId, label, on }: LabelChange) => ({
  scope: `label ${label} ${itemId}`,
  url: `/data/v1/articles/${encodeURIComponent(itemId)}/label/${label}`,
  method: 'PUT',
  params: { on },
});

/** The labels that the user gives articles: `read` and `starred`. */
const labelEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    starredArticles: build.query<StarredAnswer, StarredQuery>({
      query: (params) => ({ url: '/data/v1/articles/starred', params }),
    }),
    setLabel: build.mutation<LabelAnswer, LabelChange>({
      query: putLabel,
      onQueryStarted: (change, { dispatch, queryFulfilled }) => dispatch(showChange(change, queryFulfilled)),
    }),
    /** Marks an opened article. Nobody asked for it, so a failure has no message. */
    markOpened: build.mutation<LabelAnswer, string>({
      query: (itemId) => putLabel({ itemId, label: 'read', on: true }),
      onQueryStarted: (itemId, { dispatch, queryFulfilled }) =>
        dispatch(showChange({ itemId, label: 'read', on: true }, queryFulfilled)),
      extraOptions: { handlesFailure: true },
    }),
  }),
});

/** The changes of a label without a response yet: their number, and what the server has. */
interface Unconfirmed {
  pending: number;
  stored: boolean;
}

/** Those of each store, by label and item. */
const unconfirmedOf = new WeakMap<object, Map<string, Unconfirmed>>();

/**
 * Shows a change at once in all lists and articles (optimistic update), and reverts it if it fails. While the same label
 * is changed again, the later change stays.
 */
const showChange =
  (change: LabelChange, answer: Promise<unknown>): AppThunk<Promise<void>> =>
  async (dispatch, _getState, extra) => {
    const unconfirmed = unconfirmedOf.get(extra) ?? new Map<string, Unconfirmed>();
    unconfirmedOf.set(extra, unconfirmed);
    const key = `${change.label} ${change.itemId}`;
    const changes = unconfirmed.get(key) ?? { pending: 0, stored: !change.on };
    unconfirmed.set(key, changes);
    changes.pending += 1;
    dispatch(changeCached(change));
    try {
      await answer;
      changes.stored = change.on;
    } catch {
      // What the server has is unchanged.
    }
    changes.pending -= 1;
    if (changes.pending > 0) return;
    unconfirmed.delete(key);
    const shown = { ...change, on: changes.stored };
    if (shown.on !== change.on) return void dispatch(changeCached(shown));
    // Answers to requests that were sent before the change may lack it.
    await Promise.allSettled(dispatch(dataApi.util.getRunningQueriesThunk()));
    if (!unconfirmed.has(key)) dispatch(changeCached(shown));
  };

const changeCached =
  ({ itemId, label, on }: LabelChange): AppThunk =>
  (dispatch, getState) => {
    // A session that an earlier release recorded has no labels.
    const change = (article: { itemId: string; labels?: ItemLabel[] }) => {
      if (article.itemId !== itemId) return;
      const others = (article.labels ?? []).filter((other) => other !== label);
      article.labels = on ? [...others, label] : others;
    };
    const { selectCachedArgsForQuery } = searchEndpoints.util;
    for (const search of selectCachedArgsForQuery(getState(), 'search'))
      dispatch(searchEndpoints.util.updateQueryData('search', search, ({ results }) => results.forEach(change)));
    for (const topic of selectCachedArgsForQuery(getState(), 'topicSample'))
      dispatch(searchEndpoints.util.updateQueryData('topicSample', topic, ({ results }) => results.forEach(change)));
    for (const asked of selectCachedArgsForQuery(getState(), 'article')) {
      dispatch(
        searchEndpoints.util.updateQueryData('article', asked, ({ article }) => {
          [article, ...article.similar, ...article.apart].forEach(change);
        }),
      );
    }
    for (const page of labelEndpoints.util.selectCachedArgsForQuery(getState(), 'starredArticles'))
      dispatch(
        labelEndpoints.util.updateQueryData('starredArticles', page, ({ articles }) => articles.forEach(change)),
      );
  };

export const { useStarredArticlesQuery, useSetLabelMutation, useMarkOpenedMutation } = labelEndpoints;
