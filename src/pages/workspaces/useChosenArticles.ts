import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { useRef, useState } from 'react';
import { chooseRange } from '@client/shared/lib/chooseRows';

/** What is selected in a workspace, also on pages that were turned; shift selects from the row before to this one. */
export function useChosenArticles(shown: readonly WorkspaceArticle[]) {
  const [chosen, setChosen] = useState<readonly WorkspaceArticle[]>([]);
  const last = useRef<string | null>(null);
  const ids = new Set(chosen.map(({ id }) => id));

  const keep = (next: ReadonlySet<string>): void => {
    const known = new Set(chosen.map(({ id }) => id));
    setChosen([
      ...chosen.filter(({ id }) => next.has(id)),
      ...shown.filter(({ id }) => next.has(id) && !known.has(id)),
    ]);
  };
  return {
    chosen,
    ids,
    toggle(id: string, withRange: boolean) {
      const at = shown.findIndex((article) => article.id === id);
      const from = withRange ? shown.findIndex((article) => article.id === last.current) : -1;
      keep(chooseRange(ids, shown, from < 0 ? at : from, at, !ids.has(id)));
      last.current = id;
    },
    toggleAll: (on: boolean) => keep(chooseRange(ids, shown, 0, shown.length - 1, on)),
    clear: () => setChosen([]),
    forget: (gone: ReadonlySet<string>) => setChosen((now) => now.filter(({ id }) => !gone.has(id))),
  };
}

export type ChosenArticles = ReturnType<typeof useChosenArticles>;
