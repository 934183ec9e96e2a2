import { Parser, Tokenizer, type Handler, type ParserOptions, type TokenizerCallbacks } from 'htmlparser2';
import { feedLimits } from '@contract/limits';

/** A document has more open elements, or more elements in all, than any honest one. */
export class MarkupLimitError extends Error {}

export interface MarkupLimits {
  /** Elements open at once. */
  depth: number;
  /** Elements in all. */
  elements: number;
}

/**
 * Keeps htmlparser2 linear in the length of a document. The parser searches its stack of open elements for every end tag,
 * and keeps every attribute; here an end tag without an open element of its name is dropped at the cost of one lookup, and
 * depth, elements and attributes are capped. Adjacent pieces of text arrive as one, since `<<<<` is a piece for each
 * character otherwise. Made for one document, which is written in one piece.
 * @throws MarkupLimitError while parsing, from `opened`
 */
export class MarkupBounds {
  /** To be handed to the parser as its `Tokenizer`. */
  readonly Tokenizer: typeof Tokenizer;
  private readonly openByName = new Map<string, number>();
  private depth = 0;
  private elements = 0;

  constructor(private readonly limits: MarkupLimits) {
    this.Tokenizer = tokenizerWithin(this);
  }

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

function tokenizerWithin(bounds: MarkupBounds): typeof Tokenizer {
  return class extends Tokenizer {
    private readonly source: { text: string };

    constructor(options: ParserOptions, parser: TokenizerCallbacks) {
      const source = { text: '' };
      super(options, boundedCallbacks(parser, bounds, source, options.xmlMode !== true));
      this.source = source;
    }

    override write(chunk: string): void {
      this.source.text = chunk;
      super.write(chunk);
    }
  };
}

/** Passes on to the parser what is within bounds. Places are offsets within the document. */
function boundedCallbacks(
  parser: TokenizerCallbacks,
  bounds: MarkupBounds,
  source: { readonly text: string },
  isHtml: boolean,
): TokenizerCallbacks {
  let textStart = 0;
  let textEnd = 0;
  let attributes = 0;
  const flushText = (): void => {
    if (textEnd > textStart) parser.ontext(textStart, textEnd);
    textStart = textEnd;
  };
  const isWanted = () => attributes <= feedLimits.parse.listLength;
  return {
    ontext(start, end) {
      if (start !== textEnd) {
        flushText();
        textStart = start;
      }
      textEnd = end;
    },
    ontextentity(character, end) {
      flushText();
      parser.ontextentity(character, end);
    },
    onopentagname(start, end) {
      flushText();
      attributes = 0;
      parser.onopentagname(start, end);
    },
    onattribname(start, end) {
      attributes += 1;
      if (isWanted()) parser.onattribname(start, end);
    },
    onattribdata(start, end) {
      if (isWanted()) parser.onattribdata(start, end);
    },
    onattribentity(character) {
      if (isWanted()) parser.onattribentity(character);
    },
    onattribend(quote, end) {
      if (isWanted()) parser.onattribend(quote, end);
    },
    onopentagend(end) {
      parser.onopentagend(end);
    },
    onselfclosingtag(end) {
      parser.onselfclosingtag(end);
    },
    onclosetag(start, end) {
      flushText();
      const name = source.text.slice(start, end);
      if (bounds.endsAnything(isHtml ? name.toLowerCase() : name, isHtml)) parser.onclosetag(start, end);
    },
    oncdata(start, end, endOffset) {
      flushText();
      parser.oncdata(start, end, endOffset);
    },
    oncomment(start, end, endOffset) {
      flushText();
      parser.oncomment(start, end, endOffset);
    },
    ondeclaration(start, end) {
      flushText();
      parser.ondeclaration(start, end);
    },
    onprocessinginstruction(start, end) {
      flushText();
      parser.onprocessinginstruction(start, end);
    },
    onend() {
      flushText();
      parser.onend();
    },
  };
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
  const bounds = new MarkupBounds(limits);
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
  new Parser(counted, { ...options, Tokenizer: bounds.Tokenizer }).end(text);
}
