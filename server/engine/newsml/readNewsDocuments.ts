import { feedLimits } from '@contract/limits';
import { decodeText } from '../feeds/decodeText';
import { emptyRawItem } from '../feeds/feedItem';
import { finishItem, type ItemContext } from '../feeds/finishItem';
import { isWithinLimits } from '../feeds/jsonFeed';
import { descendants } from '../feeds/xmlContent';
import { readXmlTree } from '../feeds/xmlTree';
import type { IncomingDocument, RawIncoming, RawIncomingItem } from './incoming';
import { readNewsml } from './incomingNewsml';
import { ninjsItems, readNinjs } from './incomingNinjs';
import { readNitf } from './incomingNitf';
import { jsonFaultOffset } from './jsonFault';
import { NewsmlError, requireWellFormed } from './wellFormed';

interface ReadingOptions {
  receivedAt: Date;
  /** The absolute URL that relative addresses are resolved against; without it, they are left out. */
  base?: string;
  /** The language of documents that state none and are too short to detect it. */
  language?: string | null;
}

/** Relative addresses are left out: a document that was sent has no address of its own. */
const noBase = 'about:blank';

/** Line and column, from 1, of an offset. */
function positionOf(text: string, offset: number): [line: number, column: number] {
  const before = text.slice(0, offset);
  return [before.split('\n').length, offset - before.lastIndexOf('\n')];
}

/** @throws NewsmlError if there are more than a feed may have: an agency's items must not be dropped in silence */
function withinLimit<Item>(items: Item[]): Item[] {
  const { items: limit } = feedLimits.parse;
  if (items.length > limit) throw new NewsmlError(`The document has more than ${limit} items.`, 1, 1);
  return items;
}

function readXml(text: string, base: string): RawIncoming[] {
  const tree = readXmlTree(text, base);
  const items = descendants(tree, ({ name }) => ['newsitem', 'packageitem', 'nitf'].includes(name));
  let fault: NewsmlError | null = null;
  try {
    requireWellFormed(text);
  } catch (error) {
    if (!(error instanceof NewsmlError)) throw error;
    fault = error;
  }
  const isEmptyMessage = descendants(tree, ({ name }) => name === 'newsmessage').length > 0;
  if (items.length === 0 && isEmptyMessage && fault === null) return [];
  if (descendants(tree, ({ name }) => name === 'newscomponent').length > 0)
    throw new NewsmlError('This is NewsML 1, which is not supported. Send NewsML-G2, NITF, or ninjs.', 1, 1);
  if (items.length === 0) throw fault ?? new NewsmlError('The document contains no news item, package, or NITF.', 1, 1);
  return withinLimit(items).map((item) => {
    const read = item.name === 'nitf' ? readNitf(item) : readNewsml(item);
    return fault ? { ...read, warnings: [...read.warnings, `Read despite an error. ${fault.message}`] } : read;
  });
}

function parsedJson(text: string): unknown {
  if (!isWithinLimits(text)) throw new NewsmlError('The JSON is nested too deeply or has too many values.', 1, 1);
  try {
    return JSON.parse(text);
  } catch {
    throw new NewsmlError('This is not valid JSON.', ...positionOf(text, jsonFaultOffset(text)));
  }
}

function readJson(text: string): RawIncoming[] {
  const items = ninjsItems(parsedJson(text));
  if (items.length === 0) throw new NewsmlError('The JSON contains no ninjs item.', 1, 1);
  return withinLimit(items).map(readNinjs);
}

/** The first line is the headline if more follows. */
function readText(text: string): RawIncoming[] {
  if (text.trim() === '') throw new NewsmlError('The document is empty.', 1, 1);
  const [first = '', ...rest] = text.trim().split(/\r?\n/);
  const body = rest.join('\n').trim();
  return [
    {
      kind: 'item',
      itemClass: 'text',
      version: 1,
      isVersioned: false,
      status: 'usable',
      heldUntil: null,
      slugline: '',
      edNote: '',
      byline: '',
      warnings: ['Plain text has no id; one is derived from its content.'],
      raw: { ...emptyRawItem(), titleHtml: body === '' ? '' : first, contentText: body || first },
    },
  ];
}

function finished({ raw, ...rest }: RawIncomingItem, context: ItemContext): IncomingDocument[] {
  // A withdrawal may consist of nothing but its id.
  const titleHtml = raw.titleHtml || rest.slugline || (raw.contentHtml || raw.contentText ? '' : raw.id);
  const item = finishItem({ ...raw, titleHtml }, context);
  return item ? [{ ...rest, item }] : [];
}

/**
 * Reads what news agencies and newsrooms send: NewsML-G2 (newsMessage, newsItem, packageItem) in any version, NITF 3.x,
 * ninjs 1.x to 3.x, and plain text. Lenient: what is odd becomes a warning. Bodies are sanitized. Nothing is loaded, no
 * entity is expanded, and size, depth, and number of elements are limited. Items without any content are left out.
 * @param contentType The Content-Type header; may be empty, then the content decides.
 * @throws NewsmlError with the position, if the document contains no item at all, or too many
 */
export function readNewsDocuments(bytes: Buffer, contentType: string, options: ReadingOptions): IncomingDocument[] {
  const { receivedAt, base = noBase, language = null } = options;
  if (bytes.length > feedLimits.fetch.decompressedBytes) throw new NewsmlError('The document is too large.', 1, 1);
  const text = decodeText(bytes, contentType).text.replaceAll('\u0000', '').trimStart();
  const isJson = /\bjson\b/i.test(contentType) || /^[[{]/.test(text);
  const isXml = text.startsWith('<') || (/\bxml\b/i.test(contentType) && text.includes('<'));
  const isText =
    /^text\/plain/i.test(contentType) && !/^<\?xml|^<(\w+:)?(newsItem|newsMessage|packageItem|nitf)\b/.test(text);
  const read = isText
    ? readText(text)
    : isJson && !text.startsWith('<')
      ? readJson(text)
      : isXml
        ? readXml(text, base)
        : readText(text);
  return read.flatMap((document) =>
    document.kind === 'package' ? [document] : finished(document, { base, language, receivedAt }),
  );
}
