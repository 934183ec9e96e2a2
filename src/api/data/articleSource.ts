export interface ArticleSource {
  link: string | null;
  description: string;
}

/** The source link and the description in an article's XML. Text that is no such XML has neither. */
export function readArticleSource(xml: string): ArticleSource {
  const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
  const child = (name: string): string =>
    [...root.children].find((element) => element.nodeName === name)?.textContent.trim() ?? '';
  const link = child('link');
  return { link: /^https?:\/\//i.test(link) ? link : null, description: child('description') };
}
