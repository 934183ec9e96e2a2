import {
  Parser,
  Tokenizer,
  type Handler,
  type ParserOptions,
  type QuoteType,
  type TokenizerCallbacks,
} from 'htmlparser2';
import { feedLimits } from '@contract/limits';

/** Thrown if a document has more open elements, or more elements in total, than any legitimate one. */
export class MarkupLimitError extends Error {}

interface MarkupLimits {
  /** The maximum number of open elements. */
  depth: number;
  /** The maximum total number of elements. */
  elements: number;
}

/** The parser options that enforce the bounds. */
interface BoundedParserOptions {
  Tokenizer: typeof Tokenizer;
  bounds: MarkupBounds;
}

/**
 * Keeps htmlparser2 linear in the length of a document. The parser searches its stack of open elements for every end
 * tag and keeps every attribute. Here an end tag without an open element of the same name is dropped after one lookup,
 * and depth, elements, and attributes are limited. An instance is for one document, written in one piece.
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

  /** Call when the parser opens an element, including void ones. */
  opened(name: string): void {
    this.depth += 1;
    this.elements += 1;
    if (this.depth > this.limits.depth || this.elements > this.limits.elements) throw new MarkupLimitError();
    this.openByName.set(name, (this.openByName.get(name) ?? 0) + 1);
  }

  /** Call when the parser closes an element, including implied end tags. */
  closed(name: string): void {
    this.depth -= 1;
    const open = this.openByName.get(name) ?? 0;
    if (open > 1) this.openByName.set(name, open - 1);
    else this.openByName.delete(name);
  }

  /** True if the parser would act on an end tag with that name. */
  endsAnything(name: string, isHtml: boolean): boolean {
    if (this.openByName.has(name)) return true;
    // HTML creates elements for these end tags (`<p></p>`, `<br>`); deep inside a broken document they are dropped.
    return isHtml && (name === 'p' || name === 'br') && this.depth < feedLimits.clean.nesting;
  }
}

/**
 * One class for all documents: with a class per document, V8 couldn't optimize the tokenizer, which halves its speed.
 */
class BoundedTokenizer extends Tokenizer {
  constructor(options: ParserOptions & { bounds?: MarkupBounds }, parser: TokenizerCallbacks) {
    super(options, options.bounds ? new BoundedCallbacks(parser, options.bounds, options.xmlMode !== true) : parser);
  }
}

/**
 * Passes tokens within the bounds on to the parser. Merges adjacent text, because `<<<<` would otherwise be one piece
 * per character. Positions are offsets in the document.
 */
class BoundedCallbacks implements TokenizerCallbacks {
  private textStart = 0;
  private textEnd = 0;
  /** The number of attributes of the current tag. */
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
 * Parses a whole document with htmlparser2 within bounds (default: those of a page or an article).
 * @throws MarkupLimitError if the document exceeds them; the handlers were called for everything before
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
