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
  const [dialogOpen, setDialogOpen] = useState(false);
  const { saveAtOnce, isSaving } = useSaveAtOnce();
  const item = article && { itemId: article.itemId, itemVersion: article.itemVersion };
  const { currentData } = useIsItemSavedQuery(item ?? skipToken, { refetchOnMountOrArgChange: true });
  const isSaved = currentData === true;
  return {
    isSaved,
    save: () => {
      if (isSaved) setDialogOpen(true);
      else if (item && !isSaving) void saveAtOnce(item);
    },
    dialog: dialogOpen && item ? <LazySaveDialog items={[item]} onClose={() => setDialogOpen(false)} /> : null,
  };
}
