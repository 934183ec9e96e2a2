const attribute = 'data-drag-article';

/** The attribute of an article's element, which the mouse can drag onto a section. */
export const articleDragSurface = (articleId: string) => ({ [attribute]: articleId });

/** The element of the article in which an event occurs; null outside of articles. */
export const articleElementAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${attribute}]`) : null;

/** The id of the article in which an event occurs. */
export const articleIdAt = (event: Event): string | null => articleElementAt(event)?.getAttribute(attribute) ?? null;
