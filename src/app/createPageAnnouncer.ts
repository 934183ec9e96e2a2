import type { PageAnnouncer } from '@client/shared/services/pageAnnouncer';
import { visuallyHidden } from '@client/shared/ui/layout/visuallyHidden';

/** The wait for a page's own title, which replaces its route's title when its data arrives, in milliseconds. */
const settledMs = 500;

export function createPageAnnouncer(): PageAnnouncer {
  let shown: string | null = null;
  let announcing = false;
  return {
    pageShown(path) {
      const isNext = shown !== null && shown !== path;
      shown = path;
      if (isNext && !announcing) announcing = announceTitles();
      return isNext;
    },
  };
}

/** The document's live region for page titles; a document has one, however many applications are started in it. */
function liveRegion(): HTMLElement {
  const id = 'page-title';
  const known = document.getElementById(id);
  if (known) return known;
  const region = document.createElement('div');
  region.id = id;
  region.setAttribute('aria-live', 'polite');
  Object.assign(region.style, visuallyHidden);
  document.body.append(region);
  return region;
}

/** Announces the title now and whenever it changes. Returns false while the document has none. */
function announceTitles(): boolean {
  const title = document.querySelector('title');
  if (!title) return false;
  const region = liveRegion();
  let timer: ReturnType<typeof setTimeout>;
  const announce = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      region.textContent = document.title;
    }, settledMs);
  };
  new MutationObserver(announce).observe(title, { childList: true });
  announce();
  return true;
}
