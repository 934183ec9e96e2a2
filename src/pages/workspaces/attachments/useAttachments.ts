import type { NewsAttachment } from '@contract/newsml/newsDocument';
import { limits } from '@contract/limits';
import { useState } from 'react';
import { isApiError } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import {
  useLazyOwnArticleVersionQuery,
  useOwnArticleVersionQuery,
  useSaveOwnArticleMutation,
} from '@client/api/workspace/ownArticles';
import { encodeArticle } from '@client/features/article-editor/articleXml';
import { decodeArticle } from '@client/features/article-editor/readArticleXml';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';

type Change = (attachments: readonly NewsAttachment[]) => NewsAttachment[];

/**
 * The attachments of an own article, which are part of its document: changing them saves a new version, as a Draft. A
 * change is applied to the newest version, also if somebody else saves one at the same time.
 */
export function useAttachments({ articleId: id, ownerId }: { articleId: string; ownerId: string }) {
  const { notifications } = useServices();
  const stored = useOwnArticleVersionQuery({ id, ownerId }, { refetchOnMountOrArgChange: true });
  const [readNewest] = useLazyOwnArticleVersionQuery();
  const [save] = useSaveOwnArticleMutation();
  const [saving, setSaving] = useState(false);
  const document = stored.data?.document;

  const saveOnce = async (change: Change): Promise<'saved' | 'refused' | 'outdated'> => {
    const { data, error } = await readNewest({ id, ownerId });
    if (!data?.document) {
      if (error) notifications.error(errorText(error));
      return 'refused';
    }
    const { version, article } = data.document;
    const newest = decodeArticle(article);
    const attachments = change(newest.attachments);
    if (attachments.length > limits.ownAttachments) {
      notifications.error(t('attachments.full', { n: limits.ownAttachments }));
      return 'refused';
    }
    const body = { article: encodeArticle({ ...newest, attachments }), state: 'Draft' as const, ownerId, version };
    const { error: refusal } = await save({ id, body });
    if (!refusal) return 'saved';
    if (isApiError(refusal) && refusal.code === 'CHANGED_MEANWHILE') return 'outdated';
    notifications.error(errorText(refusal));
    return 'refused';
  };

  /** Saves the article with changed attachments; returns whether it was saved. */
  const change = async (next: Change): Promise<boolean> => {
    setSaving(true);
    let result = await saveOnce(next);
    for (let tries = 1; result === 'outdated' && tries < maxTries; tries += 1) result = await saveOnce(next);
    setSaving(false);
    if (result === 'outdated') notifications.error(t('error.unknown'));
    return result === 'saved';
  };
  return {
    attachments: document ? decodeArticle(document.article).attachments : undefined,
    error: stored.error,
    retry: () => void stored.refetch(),
    saving,
    change,
  };
}

/** Attempts to save while others save too. */
const maxTries = 3;

export type Attachments = ReturnType<typeof useAttachments>;
