import { decodeHTMLStrict } from 'entities';
import { feedLimits } from '@contract/limits';
import { MarkupLimitError, parseMarkup } from './boundedMarkup';
import { vocabularyOfAddress, vocabularyOfPrefix, type Vocabulary } from './namespaces';

export interface XmlText {
  /** As written in the source. */
  raw: string;
  cdata: boolean;
}

export interface XmlElement {
  vocabulary: Vocabulary;
  /** Without prefix and in lower case, because feeds differ in capitalization. */
  name: string;
  /** Names in lower case with their prefix as written (`xml:base`, `rdf:about`); values decoded. */
  attributes: ReadonlyMap<string, string>;
  /** xml:base (W3C XML Base), resolved against its ancestors; empty if none has one. */
  base: string;
  children: (XmlElement | XmlText)[];
  parent: XmlElement | null;
}

const isItem = (name: string) => name === 'item' || name === 'entry';

/**
 * Decodes the entities of XML and HTML, which feeds use without declaring them. Unknown and declared entities stay as
 * text.
 */
export const decodeEntities = (text: string): string => (text.includes('&') ? decodeHTMLStrict(text) : text);

const noAttributes: ReadonlyMap<string, string> = new Map();

/** The vocabularies that an element declares, by prefix; undefined for an unknown URI. */
type Namespaces = ReadonlyMap<string, Vocabulary | undefined>;
const noNamespaces: Namespaces = new Map();

function declaredBy(attributes: ReadonlyMap<string, string>): Namespaces {
  if (attributes.size === 0) return noNamespaces;
  const declared = [...attributes].filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'));
  if (declared.length === 0) return noNamespaces;
  return new Map(declared.map(([key, address]) => [key.slice(6), vocabularyOfAddress(address)]));
}

function attributesOf(given: Record<string, string>): ReadonlyMap<string, string> {
  const written = Object.entries(given);
  if (written.length === 0) return noAttributes;
  return new Map(written.map(([key, value]) => [key.toLowerCase(), decodeEntities(value)]));
}

class TreeBuilder {
  readonly root: XmlElement = {
    vocabulary: 'none',
    name: '',
    attributes: noAttributes,
    base: '',
    children: [],
    parent: null,
  };
  private current = this.root;
  private depth = 0;
  /** The namespaces of each open element. */
  private readonly namespaces: Namespaces[] = [];
  private inCdata = false;

  constructor(private readonly documentUrl: string) {}

  open(qualified: string, given: Record<string, string>): void {
    const [prefix, name] = splitName(qualified);
    if (isItem(name)) this.closeOpenItem();
    if (this.depth >= feedLimits.parse.depth) throw new MarkupLimitError();
    const attributes = attributesOf(given);
    this.namespaces.push(declaredBy(attributes));
    const vocabulary = this.declaredVocabulary(prefix) ?? vocabularyOfPrefix(prefix);
    const base = this.baseWithin(attributes.get('xml:base')?.trim() ?? '');
    const element: XmlElement = { vocabulary, name, attributes, base, children: [], parent: this.current };
    this.current.children.push(element);
    this.current = element;
    this.depth += 1;
  }

  close(qualified: string): void {
    const [, name] = splitName(qualified);
    let element: XmlElement | null = this.current;
    let levels = 1;
    while (element && element.name !== name) {
      element = element.parent;
      levels += 1;
    }
    if (!element || element === this.root) return;
    this.leave(levels);
  }

  text(raw: string): void {
    const last = this.current.children.at(-1);
    if (last && 'raw' in last && last.cdata === this.inCdata) last.raw += raw;
    else this.current.children.push({ raw, cdata: this.inCdata });
  }

  cdata(open: boolean): void {
    this.inCdata = open;
  }

  /** Ignores excessively long URLs: each nested relative base would make them longer. */
  private baseWithin(own: string): string {
    const outer = this.current.base;
    if (own === '' || own.length > feedLimits.fetch.urlLength) return outer;
    const from = outer || this.documentUrl;
    if (!URL.canParse(own, from)) return outer;
    const { href } = new URL(own, from);
    if (href.length > feedLimits.fetch.urlLength) return outer;
    return href === this.documentUrl ? '' : href;
  }

  private declaredVocabulary(prefix: string): Vocabulary | undefined {
    return this.namespaces.findLast((declared) => declared.has(prefix))?.get(prefix);
  }

  /** Items don't nest; an item inside another shows that the other was never closed. */
  private closeOpenItem(): void {
    let levels = 1;
    for (let element: XmlElement | null = this.current; element; element = element.parent, levels += 1) {
      if (isItem(element.name)) return this.leave(levels);
    }
  }

  private leave(levels: number): void {
    for (let left = levels; left > 0; left -= 1) {
      this.current = this.current.parent ?? this.root;
      this.namespaces.pop();
      this.depth -= 1;
    }
  }
}

function splitName(qualified: string): [prefix: string, name: string] {
  const lower = qualified.toLowerCase();
  const colon = lower.indexOf(':');
  return colon < 0 ? ['', lower] : [lower.slice(0, colon), lower.slice(colon + 1)];
}

/**
 * Reads XML leniently: malformed parts (stray ampersands, unclosed elements, text around the document, truncation)
 * affect only themselves. Ignores document types: entities defined in the document aren't expanded, and nothing is
 * loaded. A document with too many elements, or too many open ones, is read up to that point. Takes linear time. Never
 * throws.
 * @param documentUrl The absolute URL that xml:base is resolved against.
 */
export function readXmlTree(text: string, documentUrl: string): XmlElement {
  const builder = new TreeBuilder(documentUrl);
  const handlers = {
    onopentag: (name: string, attributes: Record<string, string>) => builder.open(name, attributes),
    onclosetag: (name: string) => builder.close(name),
    ontext: (raw: string) => builder.text(raw),
    oncdatastart: () => builder.cdata(true),
    oncdataend: () => builder.cdata(false),
  };
  try {
    parseMarkup(text, handlers, { xmlMode: true, decodeEntities: false }, feedLimits.parse.markup);
  } catch (error) {
    if (!(error instanceof MarkupLimitError)) throw error;
  }
  return builder.root;
}
