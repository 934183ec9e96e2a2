/** A piece of a line. What is bold is the name of something on the screen. */
export type Inline = { kind: 'text' | 'name' | 'code'; text: string } | { kind: 'link'; text: string; to: string };

export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; line: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }
  | { kind: 'table'; head: readonly (readonly Inline[])[]; rows: readonly (readonly (readonly Inline[])[])[] }
  | { kind: 'picture'; name: string; alt: string };

export interface GuideText {
  title: string;
  /** What the page is about: its first paragraph. */
  summary: string;
  blocks: readonly Block[];
}

/**
 * Reads the markdown that the guide is written in: headings, paragraphs, lists, tables, pictures; names, code and links within a
 * line. Whatever else a page holds, HTML too, is shown as the text that it is.
 */
export function readMarkdown(source: string): GuideText {
  const chunks = source
    .replace(/\r/g, '')
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter(Boolean);
  const [first = '', ...others] = chunks;
  const blocks = others.map(readBlock);
  const summary = blocks.find((block) => block.kind === 'paragraph');
  return { title: first.replace(/^# /, ''), summary: summary ? plain(summary.line) : '', blocks };
}

function readBlock(chunk: string): Block {
  const heading = /^##+ (.+)$/.exec(chunk)?.[1];
  if (heading !== undefined) return { kind: 'heading', id: anchorOf(heading), text: heading };
  const picture = /^!\[([^\]]*)\]\((?:[^)]*\/)?([\w-]+)\.webp\)$/.exec(chunk);
  if (picture) return { kind: 'picture', alt: picture[1] ?? '', name: picture[2] ?? '' };
  const lines = chunk.split('\n');
  if (chunk.startsWith('|')) return readTable(lines);
  const ordered = /^\d+\. /.test(chunk);
  if (ordered || chunk.startsWith('- ')) return { kind: 'list', ordered, items: readItems(lines) };
  return { kind: 'paragraph', line: readLine(lines.join(' ')) };
}

/** An item may go on in the next line. */
function readItems(lines: readonly string[]): Inline[][] {
  const items: string[] = [];
  for (const line of lines) {
    const begun = /^(?:- |\d+\. )(.*)$/.exec(line)?.[1];
    if (begun === undefined) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else items.push(begun);
  }
  return items.map(readLine);
}

function readTable([head = '', , ...rows]: readonly string[]): Block {
  return { kind: 'table', head: readCells(head), rows: rows.map(readCells) };
}

const readCells = (row: string): Inline[][] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => readLine(cell.trim()));

const pieces = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

function readLine(line: string): Inline[] {
  const read: Inline[] = [];
  let at = 0;
  const text = (to: number): void => {
    if (to > at) read.push({ kind: 'text', text: line.slice(at, to).replaceAll('\\|', '|') });
  };
  for (const match of line.matchAll(pieces)) {
    text(match.index);
    at = match.index + match[0].length;
    const [, name, code, link, to = ''] = match;
    if (name !== undefined) read.push({ kind: 'name', text: name });
    else if (code !== undefined) read.push({ kind: 'code', text: code.replaceAll('\\|', '|') });
    else if (link !== undefined) read.push({ kind: 'link', text: link, to });
  }
  text(line.length);
  return read;
}

/** A line without what it looks like. */
export const plain = (line: readonly Inline[]): string => line.map(({ text }) => text).join('');

/** The place of a heading in its page's address. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
