import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';
import { feedLimits } from '@contract/limits';
import { vocabularyOf, type Vocabulary } from './vocabularies';

export interface XmlText {
  /** As it stands in the source. */
  raw: string;
  cdata: boolean;
}

export interface XmlElement {
  vocabulary: Vocabulary;
  /** Without prefix, in lower case: feeds disagree about capitals. */
  name: string;
  /** Names in lower case with their prefix as written (`xml:base`, `rdf:about`); values decoded. */
  attributes: Map<string, string>;
  children: (XmlElement | XmlText)[];
  parent: XmlElement | null;
}

class TooDeep extends Error {}

const isItem = (name: string) => name === 'item' || name === 'entry';

/** XML's own entities and HTML's, which feeds use without declaring them. Unknown ones, and those a document declares, stay as text. */
export const decodeEntities = (text: string): string => (text.includes('&') ? decodeHTMLStrict(text) : text);

const noNamespaces: ReadonlyMap<string, string> = new Map();

function declaredBy(attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  if (attributes.size === 0) return noNamespaces;
  const declared = [...attributes].filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'));
  return declared.length === 0 ? noNamespaces : new Map(declared.map(([key, address]) => [key.slice(6), address]));
}

class TreeBuilder {
  readonly root: XmlElement = { vocabulary: 'none', name: '', attributes: new Map(), children: [], parent: null };
  private current = this.root;
  private depth = 0;
  /** As the parser counts, which knows nothing of items that end where the next begins. */
  private parserDepth = 0;
  /** What each open element declares, by prefix. */
  private readonly namespaces: ReadonlyMap<string, string>[] = [];
  private inCdata = false;

  open(qualified: string, given: Record<string, string>): void {
    const [prefix, name] = splitName(qualified);
    if (isItem(name)) this.closeOpenItem();
    this.parserDepth += 1;
    if (this.depth >= feedLimits.parse.depth || this.parserDepth > feedLimits.parse.unclosed) throw new TooDeep();
    const written = Object.entries(given).slice(0, feedLimits.parse.listLength);
    const attributes = new Map(written.map(([key, value]) => [key.toLowerCase(), decodeEntities(value)]));
    this.namespaces.push(declaredBy(attributes));
    const vocabulary = vocabularyOf(prefix, this.namespaceOf(prefix));
    const element: XmlElement = { vocabulary, name, attributes, children: [], parent: this.current };
    this.current.children.push(element);
    this.current = element;
    this.depth += 1;
  }

  close(qualified: string): void {
    this.parserDepth -= 1;
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
    if (open) this.current.children.push({ raw: '', cdata: true });
  }

  private namespaceOf(prefix: string): string | undefined {
    for (let at = this.namespaces.length - 1; at >= 0; at -= 1) {
      const address = this.namespaces[at]?.get(prefix);
      if (address !== undefined) return address;
    }
    return undefined;
  }

  /** Items do not nest: one that opens inside another shows that the other was never closed. */
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
 * Reads XML as it comes: what is not well-formed (stray ampersands, unclosed elements, text around the document, a file
 * cut off in the middle) costs what it concerns and nothing else. Document types are not read: no entity of a document's
 * own is expanded, nothing is loaded. Nesting beyond the limit ends the reading there. Never throws.
 */
export function readXmlTree(text: string): XmlElement {
  const builder = new TreeBuilder();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => builder.open(name, attributes),
      onclosetag: (name) => builder.close(name),
      ontext: (raw) => builder.text(raw),
      oncdatastart: () => builder.cdata(true),
      oncdataend: () => builder.cdata(false),
    },
    { xmlMode: true, decodeEntities: false },
  );
  try {
    parser.end(text);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return builder.root;
}
