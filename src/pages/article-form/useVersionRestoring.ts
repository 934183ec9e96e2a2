import { useState } from 'react';
import { errorText } from '@client/api/errorText';
import { useLazyOwnArticleVersionQuery, useSaveOwnArticleMutation } from '@client/api/workspace/ownArticles';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';

interface RestoredArticle {
  /** Undefined for a new article, which has no versions. */
  id: string | undefined;
  /** The owner id of the workspace. */
  ownerId: string;
  /** The stored version, over which the earlier one is saved. */
  storedVersion: number | null;
}

/** Saves an earlier version of an article again, and reports the outcome. */
export function useVersionRestoring({ id, ownerId, storedVersion }: RestoredArticle, onRestored: () => void) {
  const { notifications } = useServices();
  const [readVersion] = useLazyOwnArticleVersionQuery();
  const [save] = useSaveOwnArticleMutation();
  const [isRestoring, setRestoring] = useState(false);
  const restore = async (version: number): Promise<void> => {
    if (id === undefined) return;
    setRestoring(true);
    const earlier = await readVersion({ id, ownerId, version });
    const saved = earlier.data?.document
      ? await save({
          id,
          body: {
            article: earlier.data.document.article,
            state: 'Draft',
            ownerId,
            ...(storedVersion === null ? {} : { version: storedVersion }),
          },
        })
      : undefined;
    setRestoring(false);
    if (!saved) notifications.error(errorText(earlier.error));
    else if (saved.error) notifications.error(errorText(saved.error));
    else {
      notifications.success(t('articleForm.edited'));
      onRestored();
    }
  };
  return { restore, isRestoring };
}
