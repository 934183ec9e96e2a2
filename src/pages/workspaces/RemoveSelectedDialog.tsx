import { limits } from '@contract/limits';
import type { SelectableArticle } from '@contract/workspaceArticles';
import { flushSync } from 'react-dom';
import { RemoveArticlesDialog } from '@client/features/workspace/deletion/RemoveArticlesDialog';
import type { ListSelection } from '@client/shared/list/listSelection';
import { useSelectionValue } from '@client/shared/list/selectionStore';

interface RemoveSelectedDialogProps {
  open: boolean;
  ownerId: string;
  /** True if the workspace is the user's own. */
  isOwn: boolean;
  chosen: ListSelection<SelectableArticle>;
  busy: boolean;
  onRemove: (articles: readonly SelectableArticle[]) => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before the selected articles are deleted. */
export function RemoveSelectedDialog({ chosen, onRemove, onClose, ...dialog }: RemoveSelectedDialogProps) {
  const selected = useSelectionValue(chosen, (rows) => (dialog.open ? rows : null));
  const articles = selected ? [...selected.values()] : none;
  return (
    <RemoveArticlesDialog
      {...dialog}
      articles={articles}
      onCancel={onClose}
      onConfirm={async () => {
        // The dialog with the progress takes its place; the focus returns first to where it was.
        if (articles.length > limits.workspaceAtOnce) flushSync(onClose);
        await onRemove(articles);
        onClose();
      }}
    />
  );
}

const none: readonly SelectableArticle[] = [];
