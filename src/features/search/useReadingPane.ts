import { layout } from '@contract/limits';
import useMediaQuery from '@mui/material/useMediaQuery';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isTyping } from '@client/shared/browser/isTyping';
import type { RowSelection } from '@client/shared/list/listSelection';
import { isRecord } from '@client/shared/values/isRecord';
import { ReadingPaneContentContext, type ReadingPaneState } from './readingPane';
import { listStateOf, type SearchListPage } from './searchListPage';

interface ReadingPaneOptions {
  /** True if the user has turned the pane on. It has no effect in narrow windows. */
  isChosen: boolean;
  onChoose: (on: boolean) => void;
  /** The paths of the articles in the list. */
  list: readonly string[];
  /** The page of the results that the list is; null until it is loaded. */
  listPage: SearchListPage | null;
  /** The selection; null if articles can't be selected. */
  chosen: RowSelection | null;
}

export interface ReadingPaneOption {
  /** The switch of the pane; null in windows that are too narrow for it. */
  toggle: { on: boolean; onChange: (on: boolean) => void } | null;
  /** The pane; null if it is off. */
  pane: ReadingPaneState | null;
}

/**
 * The reading pane of a list. Its keys: `o` opens the article's page, `p` moves the focus between the list and the
 * pane, and Esc closes the article unless it clears a selection.
 */
export function useReadingPane(options: ReadingPaneOptions): ReadingPaneOption {
  const { isChosen, onChoose, list, listPage } = options;
  const Content = use(ReadingPaneContentContext);
  const hasRoom = useMediaQuery(`(min-width: ${layout.readingPane}px)`, { noSsr: true });
  const isOn = isChosen && hasRoom && Content !== null;
  const location = useLocation();
  const navigate = useNavigate();
  const region = useRef<HTMLElement>(null);
  // Another search or page of the list has another history entry, and begins without an article.
  const [chosen, setChosen] = useState({ at: location.key, path: shownPathOf(location.state) });
  const path = chosen.at === location.key ? chosen.path : shownPathOf(location.state);

  const show = (next: string | null, onPage: SearchListPage | null = null) => {
    if (onPage === null) return setChosen({ at: location.key, path: next });
    const { pathname, search } = location;
    void navigate({ pathname, search }, { state: { ...listStateOf(onPage), shown: next } });
  };
  const close = () => {
    if (region.current?.contains(document.activeElement)) currentLink()?.focus();
    show(null);
  };
  const open = async (opened: string) => {
    const { pathname, search } = location;
    const state: unknown = location.state;
    const here = { ...(isRecord(state) ? state : {}), shown: opened };
    // Recorded in the history entry of the list, so that Back shows the article again.
    await navigate({ pathname, search }, { replace: true, state: here, preventScrollReset: true });
    await navigate(opened, { state: { list, ...(listPage && { listPage }) } });
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    const hasSelection = (options.chosen?.getSnapshot().size ?? 0) > 0;
    if (event.key === 'Escape' && !hasSelection && path !== null) close();
    const target = focusedPath() ?? path;
    if (target === null) return;
    if (event.key === 'o') void open(target);
    if (event.key === 'p') {
      if (region.current?.contains(document.activeElement)) currentLink()?.focus();
      else {
        show(target);
        region.current?.focus();
      }
    }
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  useEffect(() => {
    if (region.current) region.current.scrollTop = 0;
  }, [path]);

  return {
    toggle: hasRoom && Content ? { on: isChosen, onChange: onChoose } : null,
    pane: isOn ? { path, list, listPage, region, show, open: (opened) => void open(opened), close, Content } : null,
  };
}

/** The path of the article in the pane, as recorded in a history state. */
const shownPathOf = (state: unknown): string | null =>
  isRecord(state) && typeof state.shown === 'string' ? state.shown : null;

const currentLink = () => document.querySelector<HTMLElement>('a[data-article][aria-current]');

const focusedPath = (): string | null =>
  document.activeElement?.matches('a[data-article]') ? document.activeElement.getAttribute('href') : null;
