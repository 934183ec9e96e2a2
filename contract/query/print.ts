import { limits } from '../limits';
import type { QueryField, QueryNode } from './ast';
import { printBound } from './dates';
import { escapePhrase, escapeValue, escapeWord } from './escape';
import { normalizeQuery } from './normalize';

/**
 * `minimal`: only the necessary brackets. `full`: also brackets around AND within OR, for readers who don't know the
 * precedence.
 */
type Brackets = 'minimal' | 'full';

interface Style {
  brackets: Brackets;
  and: string;
  not: string;
}

/**
 * Formats a query as text that parses to the same normalized tree; null gives the empty text. Terms that share a field
 * are written as `field:(a OR b)`. If the text would exceed the maximum length of a query, the short operators are used
 * (`a -b`). `field` is the default field of the parser that will read the text.
 */
export function printQuery(
  query: QueryNode | null,
  brackets: Brackets = 'minimal',
  field: QueryField = 'document',
): string {
  const node = query && normalizeQuery(query);
  if (!node) return '';
  const text = print(node, field, 0, { brackets, and: ' AND ', not: 'NOT ' });
  if (text.length <= limits.queryCharacters) return text;
  return print(node, field, 0, { brackets: 'minimal', and: ' ', not: '-' });
}

/** The precedence of the context: 0 for OR or none, 1 for AND, 2 for NOT or a field. */
type Binding = 0 | 1 | 2;

function print(node: QueryNode, field: QueryField, around: Binding, style: Style): string {
  switch (node.kind) {
    case 'word':
      return named(node.field, field, word(node, field));
    case 'prefix':
      return named(node.field, field, `${word(node, field)}*`);
    case 'phrase':
      return named(node.field, field, `"${escapePhrase(node.text)}"${node.slop > 0 ? `~${node.slop}` : ''}`);
    case 'name':
      return `${node.field}:="${escapePhrase(node.text)}"`;
    case 'range':
      return named('date', field, `[${printBound(node.from)} TO ${printBound(node.to)}]`);
    case 'not':
      return `${style.not}${print(node.child, field, 2, style)}`;
    case 'and':
    case 'or':
      return printGroup(node, field, around, style);
  }
}

function word({ field, text }: { field: QueryField; text: string }, around: QueryField): string {
  return field === 'document' && around === 'document' ? escapeWord(text) : escapeValue(text);
}

const named = (own: QueryField, around: QueryField, text: string): string => (own === around ? text : `${own}:${text}`);

function printGroup(
  node: Extract<QueryNode, { kind: 'and' | 'or' }>,
  field: QueryField,
  around: Binding,
  style: Style,
): string {
  const shared = sharedField(node);
  const inner = shared ?? field;
  const binding = node.kind === 'or' ? 0 : 1;
  const parts = node.children.map((child) => print(child, inner, style.brackets === 'full' ? 2 : binding, style));
  const text = parts.join(node.kind === 'or' ? ' OR ' : style.and);
  if (inner !== field) return `${inner}:(${text})`;
  const needed = node.kind === 'or' ? around > 0 : around > 1;
  return needed ? `(${text})` : text;
}

/**
 * The field that all leaves of a tree share. Undefined if they differ, or if the tree contains an exact name, which
 * must have its own field.
 */
function sharedField(node: QueryNode): QueryField | undefined {
  switch (node.kind) {
    case 'not':
      return sharedField(node.child);
    case 'and':
    case 'or': {
      const [first, ...rest] = node.children.map(sharedField);
      return rest.every((each) => each === first) ? first : undefined;
    }
    case 'name':
      return undefined;
    default:
      return node.field;
  }
}
