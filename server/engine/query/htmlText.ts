/** The text of an HTML fragment, with the source range of each UTF-16 unit. */
interface HtmlText {
  text: string;
  /** Offsets in the HTML, per unit of the text. */
  starts: number[];
  ends: number[];
}

const inlineTags = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][\da-zA-Z]{1,31}));/y;
const tag = /<(?:!--[\s\S]*?(?:-->|$)|\/?([a-zA-Z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*(?:>|$))/y;
// Replaces an unknown entity; separates words.
const unknown = '\ufffc';

function decode(match: RegExpExecArray): string {
  const [, decimal, hexadecimal, name] = match;
  if (name !== undefined) return named[name] ?? unknown;
  const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : unknown;
}

/**
 * Extracts the text of cleaned HTML. Block tags separate words, inline tags don't (`<b>vac</b>cine` is one word);
 * entities are decoded.
 */
export function readHtml(html: string): HtmlText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  const push = (value: string, start: number, end: number): void => {
    text += value;
    for (let unit = 0; unit < value.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
  };
  let at = 0;
  while (at < html.length) {
    const character = html[at] ?? '';
    const rule = character === '<' ? tag : character === '&' ? entity : null;
    if (rule !== null) rule.lastIndex = at;
    const match = rule?.exec(html) ?? null;
    if (match === null) {
      push(character, at, at + 1);
      at += 1;
      continue;
    }
    const end = at + match[0].length;
    if (rule === entity) push(decode(match), at, end);
    else if (match[1] !== undefined && !inlineTags.has(match[1].toLowerCase())) push('\n', end, end);
    at = end;
  }
  return { text, starts, ends };
}
