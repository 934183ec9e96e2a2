import { styleAttribute } from './parsePastedHtml';

/** A property of an element's style attribute, in lower case; empty if it isn't set. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute(styleAttribute) ?? '';
  const declared = style
    .split(';')
    .findLast((part) => part.slice(0, part.indexOf(':')).trim().toLowerCase() === property);
  return declared === undefined
    ? ''
    : declared
        .slice(declared.indexOf(':') + 1)
        .trim()
        .toLowerCase();
}

/** Elements whose content isn't part of the text. */
const dropped =
  'script, style, xml, head, meta, link, title, base, template, noscript, iframe, object, embed, applet, svg, math, canvas, ' +
  'audio, video, input, button, select, textarea, ' +
  // Word: comments of reviewers with their anchors, and what they deleted.
  '.MsoCommentReference, .msocomanchor, .msocomoff, .msocomtxt, del[datetime], del[cite], ' +
  'br.Apple-interchange-newline';

const isHidden = (element: Element) =>
  styleOf(element, 'mso-hide') === 'all' ||
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'mso-element') === 'comment-list';

/**
 * Removes what Office and browsers put around the text: comments (the conditional ones too), XML islands, drawings and
 * formulas (`v:`, `w:`, `m:`), scripts, form fields, hidden text, and tracked deletions. Smart tags (`st1:place`) and
 * `o:p` keep their content.
 */
export function removeOfficeMarkup(body: HTMLElement): void {
  const comments = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
  body.querySelectorAll(dropped).forEach((element) => element.remove());
  for (const element of body.querySelectorAll('*')) {
    const [, prefix] = /^([a-z\d]+):/.exec(element.localName) ?? [];
    if (isHidden(element) || (prefix !== undefined && prefix !== 'o' && !prefix.startsWith('st'))) element.remove();
    else if (prefix !== undefined) element.replaceWith(...element.childNodes);
  }
}
