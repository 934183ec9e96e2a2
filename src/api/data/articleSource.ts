import { createTrustedTypesRule } from '@client/shared/browser/trustedTypes';

/** For reading alone: the XML is never a part of the page. */
const trusted = createTrustedTypesRule('watchdesk-source', 'createHTML', (xml) => xml);

export interface ArticleSource {
  link: string | null;
  description: string;
}

/** The source link and the description in an article's XML. Text that is no such XML has neither. */
export function readArticleSource(xml: string): ArticleSource {
  const root = new DOMParser().parseFromString(trusted(xml), 'application/xml').documentElement;
  const child = (name: string): string =>
    [...root.children].find((element) => element.nodeName === name)?.textContent.trim() ?? '';
  const link = child('link');
  return { link: /^https?:\/\//i.test(link) ? link : null, description: child('description') };
}
