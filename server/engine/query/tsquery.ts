/** A tsquery expression, or a constant true or false, which tsquery doesn't have. */
export type TsQuery = boolean | { text: string; atomic: boolean };

/** A lexeme with any weight in `weights` (`A`, `BC`; empty for any), or all lexemes with this prefix. */
export function lexeme(text: string, weights: string, prefix = false): TsQuery {
  const quoted = `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  const mark = `${prefix ? '*' : ''}${weights}`;
  return { text: mark === '' ? quoted : `${quoted}:${mark}`, atomic: true };
}

function wrap(query: Exclude<TsQuery, boolean>): string {
  return query.atomic ? query.text : `(${query.text})`;
}

/** Joins the operands as a balanced tree, so that a thousand words aren't nested a thousand levels deep. */
function balanced(operator: string, texts: readonly string[]): string {
  if (texts.length <= 2) return texts.join(operator);
  const middle = texts.length >> 1;
  return `(${balanced(operator, texts.slice(0, middle))})${operator}(${balanced(operator, texts.slice(middle))})`;
}

function joined(operator: string, queries: readonly Exclude<TsQuery, boolean>[], none: boolean): TsQuery {
  const [only] = queries;
  if (only === undefined) return none;
  const texts = [...new Set(queries.map(wrap))];
  return texts.length === 1 ? only : { text: balanced(operator, texts), atomic: false };
}

function isExpression(query: TsQuery): query is Exclude<TsQuery, boolean> {
  return typeof query !== 'boolean';
}

export function tsAnd(queries: readonly TsQuery[]): TsQuery {
  return queries.includes(false) ? false : joined(' & ', queries.filter(isExpression), true);
}

export function tsOr(queries: readonly TsQuery[]): TsQuery {
  return queries.includes(true) ? true : joined(' | ', queries.filter(isExpression), false);
}

export function tsNot(query: TsQuery): TsQuery {
  return isExpression(query) ? { text: `!${wrap(query)}`, atomic: true } : !query;
}

/** The second expression exactly `distance` positions after the first. */
export function tsFollowedBy(first: TsQuery, second: TsQuery, distance: number): TsQuery {
  if (!isExpression(first) || !isExpression(second)) return false;
  return { text: `${wrap(first)} <${distance}> ${wrap(second)}`, atomic: false };
}
