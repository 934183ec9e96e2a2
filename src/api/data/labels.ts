import type { LabelAnswer, StarredAnswer, StarredQuery } from '@contract/articleActions';
import type { ItemLabel } from '@contract/article';
import type { AppThunk } from '@client/shared/redux/thunkTypes';
import { createUnconfirmedChanges } from '@client/shared/redux/unconfirmedChanges';
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

/** The changes without a response in each store, by label and item. */
const unconfirmedIn = new WeakMap<object, ReturnType<typeof createUnconfirmedChanges<boolean>>>();

/** Shows a change at once in all lists and articles (optimistic update), and reverts it if it fails. */
const showChange =
  (change: LabelChange, answer: Promise<unknown>): AppThunk<Promise<void>> =>
  async (dispatch, _getState, extra) => {
    const unconfirmed = unconfirmedIn.get(extra) ?? createUnconfirmedChanges<boolean>();
    unconfirmedIn.set(extra, unconfirmed);
    const key = `${change.label} ${change.itemId}`;
    const end = unconfirmed.begin(key, !change.on);
    dispatch(changeCached(change));
    const isSaved = await answer.then(
      () => true,
      () => false,
    );
    const on = end(isSaved ? change.on : undefined);
    if (on === undefined) return;
    if (on !== change.on) return void dispatch(changeCached({ ...change, on }));
    // Answers to requests that were sent before the change may lack it.
    await Promise.allSettled(dispatch(dataApi.util.getRunningQueriesThunk()));
    if (!unconfirmed.has(key)) dispatch(changeCached(change));
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
