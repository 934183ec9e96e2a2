import { removeOfficeMarkup } from './officeMarkup';
import { parsePastedHtml } from './parsePastedHtml';
import { simplifyElements } from './simplifyElements';
import { tidyStructure } from './tidyStructure';
import { convertWordLists } from './wordLists';

/**
 * Cleans HTML that was pasted from Word, Outlook, Google Docs, or a web page: only paragraphs, headings, lists, simple
 * tables, links (http, https, mailto), JPEG and PNG images, and basic formatting remain.
 */
export function cleanPastedHtml(html: string): string {
  const { body, css } = parsePastedHtml(html);
  removeOfficeMarkup(body);
  convertWordLists(body, css);
  const clean = simplifyElements(body);
  tidyStructure(clean);
  return clean.innerHTML.trim();
}
