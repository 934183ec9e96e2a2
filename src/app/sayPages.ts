import { unseen } from '@client/shared/ui/unseen';

/** A page's own title comes with its data, and says more than its route's: as long as it may take to be waited for. In milliseconds. */
const settledMs = 500;

let isSaying = false;

/**
 * From now on, each page's title is said to who cannot see that the page is another: browsers say titles only of pages that they
 * load. Said anew where it changes.
 */
export function sayPages(): void {
  const title = document.querySelector('title');
  if (isSaying || !title) return;
  isSaying = true;
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  Object.assign(region.style, unseen);
  document.body.append(region);
  let timer: ReturnType<typeof setTimeout>;
  const sayLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      region.textContent = document.title;
    }, settledMs);
  };
  new MutationObserver(sayLater).observe(title, { childList: true });
  sayLater();
}
