import { createContext, use, type ComponentType, type MouseEvent, type RefObject } from 'react';
import type { SearchListPage } from './searchListPage';

/** The reading pane of a list: which article it shows, and how to show others. Articles are named by their paths. */
export interface ReadingPaneState {
  /** The path of the shown article; null if none is chosen. */
  path: string | null;
  /** The paths of the articles in the list, in order. */
  list: readonly string[];
  /** The page of the results that the list is; null until it is loaded. */
  listPage: SearchListPage | null;
  /** `onPage`: the page of the results that has the article, if it isn't the present one. */
  show: (path: string, onPage?: SearchListPage | null) => void;
  /** Opens the article's page. The pane shows the article again after Back. */
  open: (path: string) => void;
  /** Shows no article. */
  close: () => void;
  region: RefObject<HTMLElement | null>;
  Content: ReadingPaneContent;
}

export interface ReadingPaneProps {
  path: string;
  list: readonly string[];
  listPage: SearchListPage | null;
  onShow: (path: string, onPage?: SearchListPage | null) => void;
  onOpen: (path: string) => void;
  onClose: () => void;
}

type ReadingPaneContent = ComponentType<ReadingPaneProps>;

/** The content of the pane, which belongs to the article's page; without it, lists have no pane. */
export const ReadingPaneContentContext = createContext<ReadingPaneContent | null>(null);

/** Null for lists without a reading pane. */
export const ReadingPaneContext = createContext<ReadingPaneState | null>(null);

/**
 * The properties of a link to an article. Beside a reading pane, a click shows the article in it; Enter, or a click that
 * opens a tab or a window, opens the article's page.
 */
export function useArticleLink(to: string) {
  const pane = use(ReadingPaneContext);
  if (!pane) return {};
  return {
    'aria-current': pane.path === to ? ('true' as const) : undefined,
    onClick: (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // The click of a key has no detail.
      if (event.detail === 0) pane.open(to);
      else pane.show(to);
    },
  };
}
