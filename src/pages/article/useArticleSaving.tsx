import type { Article } from '@contract/article';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState, type ReactNode } from 'react';
import { useIsItemSavedQuery } from '@client/api/workspace/articles';
import { LazySaveDialog } from '@client/features/workspace/LazySaveDialog';
import { useSaveAtOnce } from '@client/features/workspace/useSaveAtOnce';

interface ArticleSaving {
  isSaved: boolean;
  /** Saves the article at once. For a saved article it opens the Save dialog, which says that it is saved. */
  save: () => void;
  dialog: ReactNode;
}

/** Saving of the open article to the user's own workspace, and whether it is there. Undefined: nothing is requested. */
export function useArticleSaving(article: Pick<Article, 'itemId' | 'itemVersion'> | undefined): ArticleSaving {
  /** The id of the article whose Save dialog is open. */
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const { saveAtOnce, isSaving } = useSaveAtOnce();
  const item = article && { itemId: article.itemId, itemVersion: article.itemVersion };
  const { currentData } = useIsItemSavedQuery(item ?? skipToken, { refetchOnMountOrArgChange: true });
  const isSaved = currentData === true;
  return {
    isSaved,
    save: () => {
      if (isSaved && item) setOpenedFor(item.itemId);
      else if (item && !isSaving) void saveAtOnce(item);
    },
    dialog:
      item && openedFor === item.itemId ? <LazySaveDialog items={[item]} onClose={() => setOpenedFor(null)} /> : null,
  };
}
