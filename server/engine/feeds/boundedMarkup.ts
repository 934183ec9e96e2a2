import {
  Parser,
  Tokenizer,
  type Handler,
  type ParserOptions,
  type QuoteType,
  type TokenizerCallbacks,
} from 'htmlparser2';
import { feedLimits } from '@contract/limits';

/** A document has more open elements, or more elements in all, than any honest one. */
export class MarkupLimitError extends Error {}

export interface MarkupLimits {
  /** Elements open at once. */
  depth: number;
  /** Elements in all. */
  elements: number;
}

/** What the parser is made with, beside its other options. */
export interface BoundedParserOptions {
  Tokenizer: typeof Tokenizer;
  bounds: MarkupBounds;
}

/**
 * Keeps htmlparser2 linear in the length of a document. The parser searches its stack of open elements for every end tag,
 * and keeps every attribute; here an end tag without an open element of its name is dropped at the cost of one lookup, and
 * depth, elements and attributes are capped. Made for one document, which is written in one piece.
 * @throws MarkupLimitError while parsing, from `opened`
 */
export class MarkupBounds {
  readonly parserOptions: BoundedParserOptions = { Tokenizer: BoundedTokenizer, bounds: this };
  private readonly openByName = new Map<string, number>();
  private depth = 0;
  private elements = 0;

  constructor(
    readonly text: string,
    private readonly limits: MarkupLimits,
  ) {}

  /** The parser opened an element, a void one included. */
  opened(name: string): void {
    this.depth += 1;
    this.elements += 1;
    if (this.depth > this.limits.depth || this.elements > this.limits.elements) throw new MarkupLimitError();
    this.openByName.set(name, (this.openByName.get(name) ?? 0) + 1);
  }

  /** The parser closed an element, also where the document left that out. */
  closed(name: string): void {
    this.depth -= 1;
    const open = this.openByName.get(name) ?? 0;
    if (open > 1) this.openByName.set(name, open - 1);
    else this.openByName.delete(name);
  }

  /** Whether the parser does anything at an end tag of that name. */
  endsAnything(name: string, isHtml: boolean): boolean {
    if (this.openByName.has(name)) return true;
    // HTML makes elements of these end tags (`<p></p>`, `<br>`), which nobody misses deep inside a broken document.
    return isHtml && (name === 'p' || name === 'br') && this.depth < feedLimits.clean.nesting;
  }
}

/** One class for all documents: a class for each would keep V8 from compiling the tokenizer, which halves its speed. */
class BoundedTokenizer extends Tokenizer {
  constructor(options: ParserOptions & { bounds?: MarkupBounds }, parser: TokenizerCallbacks) {
    super(options, options.bounds ? new BoundedCallbacks(parser, options.bounds, options.xmlMode !== true) : parser);
  }
}

/**
 * Passes on to the parser what is within bounds. Adjacent pieces of text arrive as one, since `<<<<` is a piece for each
 * character otherwise. Places are offsets within the document.
 */
class BoundedCallbacks implements TokenizerCallbacks {
  private textStart = 0;
  private textEnd = 0;
  /** Of the tag that is being read. */
  private attributes = 0;

  constructor(
    private readonly parser: TokenizerCallbacks,
    private readonly bounds: MarkupBounds,
    private readonly isHtml: boolean,
  ) {}

  ontext(start: number, end: number): void {
    if (start !== this.textEnd) {
      this.flushText();
      this.textStart = start;
    }
    this.textEnd = end;
  }

  ontextentity(character: number, end: number): void {
    this.flushText();
    this.parser.ontextentity(character, end);
  }

  onopentagname(start: number, end: number): void {
    this.flushText();
    this.attributes = 0;
    this.parser.onopentagname(start, end);
  }

  onattribname(start: number, end: number): void {
    this.attributes += 1;
    if (this.isAttributeKept()) this.parser.onattribname(start, end);
  }

  onattribdata(start: number, end: number): void {
    if (this.isAttributeKept()) this.parser.onattribdata(start, end);
  }

  onattribentity(character: number): void {
    if (this.isAttributeKept()) this.parser.onattribentity(character);
  }

  onattribend(quote: QuoteType, end: number): void {
    if (this.isAttributeKept()) this.parser.onattribend(quote, end);
  }

  onopentagend(end: number): void {
    this.parser.onopentagend(end);
  }

  onselfclosingtag(end: number): void {
    this.parser.onselfclosingtag(end);
  }

  onclosetag(start: number, end: number): void {
    this.flushText();
    const name = this.bounds.text.slice(start, end);
    if (this.bounds.endsAnything(this.isHtml ? name.toLowerCase() : name, this.isHtml)) {
      this.parser.onclosetag(start, end);
    }
  }

  oncdata(start: number, end: number, endOffset: number): void {
    this.flushText();
    this.parser.oncdata(start, end, endOffset);
  }

  oncomment(start: number, end: number, endOffset: number): void {
    this.flushText();
    this.parser.oncomment(start, end, endOffset);
  }

  ondeclaration(start: number, end: number): void {
    this.flushText();
    this.parser.ondeclaration(start, end);
  }

  onprocessinginstruction(start: number, end: number): void {
    this.flushText();
    this.parser.onprocessinginstruction(start, end);
  }

  onend(): void {
    this.flushText();
    this.parser.onend();
  }

  private isAttributeKept(): boolean {
    return this.attributes <= feedLimits.parse.listLength;
  }

  private flushText(): void {
    if (this.textEnd > this.textStart) this.parser.ontext(this.textStart, this.textEnd);
    this.textStart = this.textEnd;
  }
}

/**
 * Parses a whole document with htmlparser2 within bounds; by default those of a page or an article.
 * @throws MarkupLimitError where the document exceeds them; the handlers have seen what comes before
 */
export function parseMarkup(
  text: string,
  handlers: Partial<Handler>,
  options: Omit<ParserOptions, 'Tokenizer'> = {},
  limits: MarkupLimits = feedLimits.clean.markup,
): void {
  const bounds = new MarkupBounds(text, limits);
  const counted: Partial<Handler> = {
    ...handlers,
    onopentagname(name) {
      bounds.opened(name);
      handlers.onopentagname?.(name);
    },
    onclosetag(name, isImplied) {
      bounds.closed(name);
      handlers.onclosetag?.(name, isImplied);
    },
  };
  new Parser(counted, { ...options, ...bounds.parserOptions }).end(text);
}
