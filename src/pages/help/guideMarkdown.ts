/** Inline content. Bold text (`name`) is the name of something on the screen. */
export type Inline = { kind: 'text' | 'name' | 'code'; text: string } | { kind: 'link'; text: string; to: string };

export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; line: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }
  | { kind: 'table'; head: readonly (readonly Inline[])[]; rows: readonly (readonly (readonly Inline[])[])[] }
  | { kind: 'picture'; name: string; alt: string };

export interface GuideText {
  title: string;
  /** The first paragraph, without formatting. */
  summary: string;
  blocks: readonly Block[];
}

/**
 * Parses the subset of Markdown that the guide uses: headings, paragraphs, lists, tables, and pictures; bold names,
 * code, and links within a line. Anything else, HTML included, becomes plain text.
 */
export function parseMarkdown(source: string): GuideText {
  const chunks = source
    .replace(/\r/g, '')
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter(Boolean);
  const [first = '', ...others] = chunks;
  const blocks = others.map(parseBlock);
  const summary = blocks.find((block) => block.kind === 'paragraph');
  return { title: first.replace(/^# /, ''), summary: summary ? plainText(summary.line) : '', blocks };
}

function parseBlock(chunk: string): Block {
  const heading = /^##+ (.+)$/.exec(chunk)?.[1];
  if (heading !== undefined) return { kind: 'heading', id: anchorOf(heading), text: heading };
  const picture = /^!\[([^\]]*)\]\((?:[^)]*\/)?([\w-]+)\.webp\)$/.exec(chunk);
  if (picture) return { kind: 'picture', alt: picture[1] ?? '', name: picture[2] ?? '' };
  const lines = chunk.split('\n');
  if (chunk.startsWith('|')) return parseTable(lines);
  const ordered = /^\d+\. /.test(chunk);
  if (ordered || chunk.startsWith('- ')) return { kind: 'list', ordered, items: parseItems(lines) };
  return { kind: 'paragraph', line: parseLine(lines.join(' ')) };
}

/** An item may continue on the next line. */
function parseItems(lines: readonly string[]): Inline[][] {
  const items: string[] = [];
  for (const line of lines) {
    const itemStart = /^(?:- |\d+\. )(.*)$/.exec(line)?.[1];
    if (itemStart === undefined) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else items.push(itemStart);
  }
  return items.map(parseLine);
}

function parseTable([head = '', , ...rows]: readonly string[]): Block {
  return { kind: 'table', head: parseCells(head), rows: rows.map(parseCells) };
}

const parseCells = (row: string): Inline[][] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => parseLine(cell.trim()));

const inlinePattern = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

function parseLine(line: string): Inline[] {
  const inlines: Inline[] = [];
  let position = 0;
  const pushText = (to: number): void => {
    if (to > position) inlines.push({ kind: 'text', text: line.slice(position, to).replaceAll('\\|', '|') });
  };
  for (const match of line.matchAll(inlinePattern)) {
    pushText(match.index);
    position = match.index + match[0].length;
    const [, name, code, link, to = ''] = match;
    if (name !== undefined) inlines.push({ kind: 'name', text: name });
    else if (code !== undefined) inlines.push({ kind: 'code', text: code.replaceAll('\\|', '|') });
    else if (link !== undefined) inlines.push({ kind: 'link', text: link, to });
  }
  pushText(line.length);
  return inlines;
}

/** The text of a line without formatting. */
export const plainText = (line: readonly Inline[]): string => line.map(({ text }) => text).join('');

/** The anchor of a heading: lower case, with hyphens in place of other characters. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
