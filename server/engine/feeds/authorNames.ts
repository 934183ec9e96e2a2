import { decodeEntities } from './xmlTree';

const isMail = (text: string) => /^[^\s@<>()]+@[^\s@<>()]+$/.test(text);
const isNobody = (text: string) =>
  /^(no-?reply|do-?not-?reply|webmaster|admin|info|nobody|editor|feedback)@/i.test(text) ||
  /^(unknown|none|null|n\/a|author)$/i.test(text);

/** Extracts the name from `mail (Name)`, `Name <mail>`, or `Name (mail)`. */
function nameIn(text: string): string {
  const parenthesised = /^(.*?)\s*\(([^()]*)\)\s*$/.exec(text);
  if (parenthesised) {
    const [, outer = '', inner = ''] = parenthesised;
    if (isMail(outer.trim())) return inner.trim();
    if (isMail(inner.trim())) return outer.trim();
  }
  const angled = /^"?([^"<]*)"?\s*<([^<>]*)>\s*$/.exec(text);
  if (angled) return angled[1]?.trim() || (angled[2]?.trim() ?? '');
  return text;
}

const wordCount = (text: string) => text.split(/\s+/).length;

/** Splits at commas only if each part looks like a full name: `Smith, John` is one person. */
function parted(text: string): string[] {
  const parts = text.split(/\s*;\s*|\s+(?:and|&|und|et|y)\s+|\s*\|\s*/i).filter((part) => part !== '');
  const whole = parts.every((part) => wordCount(part) >= 2 || part.includes(',')) ? parts : text.split(/\s*;\s*/);
  return whole.flatMap((part) => {
    const pieces = part.split(/\s*,\s*/).filter((piece) => piece !== '');
    const areNames =
      pieces.length > 1 && pieces.every((piece) => wordCount(piece) >= 2 && wordCount(piece) <= 4 && !/\d/.test(piece));
    return areNames ? pieces : [part];
  });
}

/** Extracts people's names from author fields, without email addresses, "By", and duplicates. */
export function authorNames(values: readonly string[]): string[] {
  const names = values
    .map((value) =>
      decodeEntities(value)
        .replace(/<\/?[a-z][^>@]*>/gi, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .map((value) => nameIn(value).replace(/^(by|von|par|por)[:\s]+/i, ''))
    .flatMap(parted)
    .map((name) => name.trim())
    .filter((name) => name !== '' && !isNobody(name));
  const readable = names.map((name) => (isMail(name) ? (name.split('@')[0] ?? name) : name));
  return [...new Map(readable.map((name) => [name.toLowerCase(), name])).values()];
}
