import { pluralize } from '../numbers';
import type { DateBound, QueryNode, TextField } from './ast';
import { fieldInfo } from './fields';

/** A line of an explanation; `depth` is the number of enclosing groups. */
interface ExplainLine {
  depth: number;
  text: string;
}

type Leaf = Exclude<QueryNode, { kind: 'and' | 'or' | 'not' }>;
type Range = Extract<QueryNode, { kind: 'range' }>;

/**
 * Explains a query in English, one line per clause, each group before its content. Returns no lines for an empty query.
 */
export function explainQuery(query: QueryNode | null): ExplainLine[] {
  const lines: ExplainLine[] = [];
  if (query) explain(query, 0, false, lines);
  return lines;
}

function explain(node: QueryNode, depth: number, negated: boolean, lines: ExplainLine[]): void {
  if (node.kind === 'not') {
    explain(node.child, depth, !negated, lines);
    return;
  }
  if (node.kind !== 'and' && node.kind !== 'or') {
    lines.push({ depth, text: `${negated ? 'Not: ' : ''}${leafText(node)}` });
    return;
  }
  lines.push({ depth, text: groupText(node.kind, negated) });
  for (const child of node.children) explain(child, depth + 1, false, lines);
}

function groupText(kind: 'and' | 'or', negated: boolean): string {
  if (kind === 'and') return negated ? 'Not all of these together:' : 'All of these:';
  return negated ? 'None of these:' : 'At least one of these:';
}

function leafText(leaf: Leaf): string {
  if (leaf.kind === 'range') return `published ${dateText(leaf)}`;
  if (leaf.kind === 'name') return `${fieldInfo(leaf.field).label.toLowerCase()} is exactly “${leaf.text}”`;
  const whole = leaf.kind === 'word' || (leaf.kind === 'phrase' && leaf.slop === 0);
  if (whole && fieldInfo(leaf.field).kind === 'select') return `${leaf.field} is “${leaf.text}”`;
  return `${subject(leaf.field)} ${wordsText(leaf)}`;
}

function subject(field: TextField): string {
  return field === 'document' ? 'headline or body contains' : `${fieldInfo(field).label.toLowerCase()} contains`;
}

function wordsText(leaf: Exclude<Leaf, Range | { kind: 'name' }>): string {
  const shown = `“${leaf.text}”`;
  switch (leaf.kind) {
    case 'word':
      return shown;
    case 'prefix':
      return `a word that begins with ${shown}`;
    case 'phrase':
      if (leaf.slop === 0) return `the exact phrase ${shown}`;
      return `the words ${shown} near each other (at most ${pluralize(leaf.slop, '# move', '# moves')} apart)`;
  }
}

function dateText({ from, to }: Range): string {
  if (from.kind === 'relative' && from.amount < 0 && isNow(to)) return `in the last ${duration(from)}`;
  if (from.kind === 'day' && to.kind === 'day') {
    if (from.date === to.date) return `on ${dayText(from.date)} (UTC)`;
    return `from ${dayText(from.date)} to ${dayText(to.date)} (UTC, both days included)`;
  }
  if (to.kind === 'open') return `since ${boundText(from)}`;
  if (from.kind === 'open') return `until ${boundText(to)}`;
  return `from ${boundText(from)} to ${boundText(to)}`;
}

const isNow = (bound: DateBound): boolean => bound.kind === 'relative' && bound.amount === 0;

function boundText(bound: DateBound): string {
  switch (bound.kind) {
    case 'open':
      return 'any time';
    case 'day':
      return `${dayText(bound.date)} (UTC)`;
    case 'instant':
      return `${dayText(bound.at.slice(0, 10))}, ${bound.at.slice(11, 19)} (UTC)`;
    case 'relative':
      if (bound.amount === 0) return 'now';
      return `${duration(bound)} ${bound.amount < 0 ? 'ago' : 'from now'}`;
  }
}

const units = { m: 'minute', h: 'hour', d: 'day', w: 'week', M: 'month', y: 'year' } as const;

function duration({ amount, unit }: Extract<DateBound, { kind: 'relative' }>): string {
  return pluralize(Math.abs(amount), `# ${units[unit]}`, `# ${units[unit]}s`);
}

const months = 'January February March April May June July August September October November December'.split(' ');

function dayText(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? month} ${year}`;
}
