import { useSelectedRows } from '@client/shared/list/listSelection';
import { SendSelectedButton } from './email/SendSelectedButton';
import { SaveSelectedButton } from './SaveSelectedButton';
import { ShareSelectedButton } from './ShareSelectedButton';
import type { SelectedArticles } from './useSelectedArticles';

interface SelectedArticleActionsProps {
  chosen: SelectedArticles;
  /** The owner id of the signed-in user. */
  ownId: string;
}

/** The actions on the selected articles of a list of results. */
export function SelectedArticleActions({ chosen, ownId }: SelectedArticleActionsProps) {
  const items = useSelectedRows(chosen).map(({ itemId, itemVersion }) => ({ itemId, itemVersion }));
  return (
    <>
      <SaveSelectedButton items={items} onSaved={chosen.clear} />
      <ShareSelectedButton items={items} ownId={ownId} fromId={null} onShared={chosen.clear} />
      <SendSelectedButton articles={items} fromId={null} onSent={chosen.clear} />
    </>
  );
}
