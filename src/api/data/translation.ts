import type { ItemQuery } from '@contract/article';
import type { TranslationAnswer, TranslationBody, TranslationOptions } from '@contract/translation';
import { dataApi } from '../dataApi';

/** An article: the item, its version, and whether it is read in a workspace. */
export type TranslatedItem = { itemId: string } & Pick<ItemQuery, 'version' | 'isArticle'>;

const call = ({ itemId, ...params }: TranslatedItem) => ({
  url: `/data/v1/items/${encodeURIComponent(itemId)}/translation`,
  params,
});

/** Translation of an article. */
const translationEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Not cached: the options contain an address that expires. The form shows the error. */
    translationOptions: build.query<TranslationOptions, TranslatedItem>({
      query: call,
      keepUnusedDataFor: 0,
      extraOptions: { handlesFailure: true },
    }),
    /** A mutation, so that the caller can cancel it. The page shows the error. */
    translate: build.mutation<TranslationAnswer, TranslatedItem & { body: TranslationBody }>({
      query: ({ body, ...item }) => ({ ...call(item), method: 'POST', body }),
      extraOptions: { handlesFailure: true },
    }),
  }),
});

export const { useTranslationOptionsQuery, useTranslateMutation } = translationEndpoints;
