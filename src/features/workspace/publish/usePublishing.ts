import { limits } from '@contract/limits';
import type { PublishAnswer, PublishBody } from '@contract/ownArticles';
import { useState } from 'react';
import { isApiError, type ApiError } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { usePublishArticlesMutation, useSaveAndPublishMutation } from '@client/api/workspace/publishing';
import { useServices } from '@client/shared/services/useServices';

/** Channels by number, and topics. */
export type PublishChoice = Pick<PublishBody, 'channels' | 'profiles' | 'referencedArticlePublish'>;

/** A document that isn't saved yet; without `articleId`, a new article. */
export interface UnsavedArticle {
  /** In base64. */
  article: string;
  articleId?: string;
  /** The version that was changed. */
  version?: number;
  /** The idempotency key of a new article. */
  key?: string;
}

/** Why an unsaved document wasn't published: refused, so that nothing was saved; or no answer, so that it isn't known. */
type SaveFailure = 'refused' | 'unanswered';

type PublishedArticle = PublishAnswer['articles'][number];

/**
 * Publishes articles in steps, between which `done` says how many are published; or an unsaved document, which is saved
 * at the same time. Resolves to undefined if a request failed. `onConflict` is called if somebody else saved the document
 * meanwhile.
 */
export function usePublishing(ownerId: string, onConflict?: (error: ApiError) => void) {
  const { notifications } = useServices();
  const [publishArticles] = usePublishArticlesMutation();
  const [saveAndPublish] = useSaveAndPublishMutation();
  const [isPublishing, setPublishing] = useState(false);
  const [done, setDone] = useState(0);
  const [failure, setFailure] = useState<SaveFailure | null>(null);

  const inSteps = async (articleIds: readonly string[], choice: PublishChoice) => {
    const answers: PublishedArticle[] = [];
    for (let from = 0; from < articleIds.length; from += limits.publishStep) {
      const step = articleIds.slice(from, from + limits.publishStep);
      const { data } = await publishArticles({ ownerId, body: { articleIds: step, ...choice } });
      if (!data) return undefined;
      answers.push(...data.articles);
      setDone(from + step.length);
    }
    return answers;
  };
  const saving = async (unsaved: UnsavedArticle, choice: PublishChoice) => {
    const { data, error } = await saveAndPublish({ ownerId, ...unsaved, ...choice });
    if (isApiError(error)) {
      if (error.code !== 'CHANGED_MEANWHILE') setFailure(error.status === 0 ? 'unanswered' : 'refused');
      else if (onConflict) onConflict(error);
      else notifications.error(errorText(error));
    }
    return data?.articles;
  };
  const run = async (articleIds: readonly string[], unsaved: UnsavedArticle | undefined, choice: PublishChoice) => {
    setDone(0);
    setFailure(null);
    setPublishing(true);
    const answers = unsaved ? await saving(unsaved, choice) : await inSteps(articleIds, choice);
    setPublishing(false);
    return answers;
  };
  return { run, isPublishing, done, failure };
}
