import { SaxesParser } from 'saxes';
import { feedLimits } from '@contract/limits';

/** Thrown for a document that can't be read; the message says where and why, in words for its author. */
export class NewsmlError extends Error {
  constructor(
    reason: string,
    /** Counted from 1. */
    readonly line: number,
    /** Counted from 1. */
    readonly column: number,
  ) {
    super(`Line ${line}, column ${column}: ${reason}`);
    this.name = 'NewsmlError';
  }
}

/**
 * Checks that a text is well-formed XML with namespaces, without a document type, and within the limits of depth,
 * elements, and attributes. Nothing is loaded and no entity is expanded.
 * @throws NewsmlError
 */
export function requireWellFormed(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  let elements = 0;
  /** Of the current element. */
  let attributes = 0;
  const fail = (reason: string): never => {
    throw new NewsmlError(reason, parser.line, parser.column + 1);
  };
  // Messages of saxes begin with its own position.
  parser.on('error', ({ message }) => fail(message.replace(/^(\d+:\d+: )?/, '')));
  parser.on('doctype', () => fail('A document type (DOCTYPE) is not allowed.'));
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > feedLimits.parse.listLength) fail('An element has too many attributes.');
  });
  parser.on('opentag', () => {
    attributes = 0;
    depth += 1;
    elements += 1;
    if (depth > feedLimits.parse.depth) fail(`Elements are nested deeper than ${feedLimits.parse.depth} levels.`);
    if (elements > feedLimits.parse.markup.elements) fail('The document has too many elements.');
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.write(xml).close();
}
