import { createTrustedTypesRule } from '@client/shared/browser/trustedTypes';

/** Allows DOMParser to parse the XML under Trusted Types. The XML is only read, never inserted into the page. */
const trusted = createTrustedTypesRule('watchdesk-source', 'createHTML', (xml) => xml);

export interface ArticleXml {
  link: string | null;
  description: string;
}

/** Reads the source link and the description of an article's XML. Invalid XML yields null and an empty string. */
export function readArticleXml(xml: string): ArticleXml {
  const root = new DOMParser().parseFromString(trusted(xml), 'application/xml').documentElement;
  const child = (name: string): string =>
    [...root.children].find((element) => element.nodeName === name)?.textContent.trim() ?? '';
  const link = child('link');
  return { link: /^https?:\/\//i.test(link) ? link : null, description: child('description') };
}
