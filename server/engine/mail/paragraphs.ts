import { escapeHtml } from '../escapeHtml';
import { headerLine } from './headerLine';

/** The paragraphs of a text, without control characters other than line ends. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => paragraph.split(/\r?\n/).map(headerLine).join('\n').trim())
    .filter((paragraph) => paragraph !== '');

/** A paragraph of the sender's own words as HTML. */
export const paragraphHtml = (paragraph: string): string =>
  `<p class="introduction" style="margin:0 0 12px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`;
