import type { DateBound, QueryNode, TextField } from '@contract/query/ast';
import { prefixesOf, sequencesOf, type Alternatives, type Sequence } from '../analyzer/analyzeQueryText';
import { foldWhole } from '../analyzer/fold';
import { signOf, wholeLength, wholeLexeme } from '../analyzer/lexemes';
import type { Word } from '../analyzer/tokenize';

/** The part of the article that must contain a word: `any` for all fields except headline and body. */
export type ArticlePart = 'any' | 'headline' | 'body';

export interface WordsPlan {
  kind: 'words';
  sign: string;
  part: ArticlePart;
  /** Alternatives, any of which matches. */
  words: Alternatives;
}
export interface PhrasePlan {
  kind: 'phrase';
  sign: string;
  part: ArticlePart;
  /** At least two positions. */
  sequence: Sequence;
  slop: number;
}
export interface PrefixPlan {
  kind: 'prefix';
  sign: string;
  part: ArticlePart;
  /** Words that must directly precede, compared without stemming. */
  lead: readonly Word[];
  prefix: string;
}
interface WholePlan {
  kind: 'whole';
  /** The lexeme of an id or whole name, including its sign. */
  lexeme: string;
}
export interface DatePlan {
  kind: 'date';
  from: DateBound;
  to: DateBound;
}
type LeafPlan = WordsPlan | PhrasePlan | PrefixPlan | WholePlan | DatePlan;

/** An analyzed query. The matcher, the SQL conditions, and the percolator are all derived from it. */
export type Plan =
  | LeafPlan
  | { kind: 'never' }
  | { kind: 'always' }
  | { kind: 'and'; children: readonly Plan[] }
  | { kind: 'or'; children: readonly Plan[] }
  | { kind: 'not'; child: Plan };

const never: Plan = { kind: 'never' };
const always: Plan = { kind: 'always' };

/** The conjunction of plans, with constants folded. */
function allOf(children: readonly Plan[]): Plan {
  if (children.some((child) => child.kind === 'never')) return never;
  const flat = children.flatMap((child) => (child.kind === 'and' ? child.children : [child]));
  const kept = flat.filter((child) => child.kind !== 'always');
  const [first] = kept;
  if (first === undefined) return always;
  return kept.length === 1 ? first : { kind: 'and', children: kept };
}

/** The disjunction of plans, with constants folded. */
function anyOf(children: readonly Plan[]): Plan {
  if (children.some((child) => child.kind === 'always')) return always;
  const flat = children.flatMap((child) => (child.kind === 'or' ? child.children : [child]));
  const kept = flat.filter((child) => child.kind !== 'never');
  const [first] = kept;
  if (first === undefined) return never;
  return kept.length === 1 ? first : { kind: 'or', children: kept };
}

function notOf(child: Plan): Plan {
  if (child.kind === 'never') return always;
  if (child.kind === 'always') return never;
  return child.kind === 'not' ? child.child : { kind: 'not', child };
}

function partOf(field: TextField): ArticlePart {
  return field === 'headline' || field === 'body' ? field : 'any';
}

function wholeOf(field: TextField, text: string): Plan {
  const sign = signOf(field);
  const folded = foldWhole(text, wholeLength);
  return sign === '' || folded === '' ? never : { kind: 'whole', lexeme: wholeLexeme(sign, folded) };
}

function textPlan(field: TextField, text: string, slop: number): Plan {
  const place = { sign: signOf(field), part: partOf(field) };
  const found = sequencesOf(text).map((sequence): Plan => {
    const [first] = sequence;
    if (first === undefined) return never;
    if (sequence.length === 1) return { kind: 'words', ...place, words: first };
    return { kind: 'phrase', ...place, sequence, slop };
  });
  return anyOf([wholeOf(field, text), ...found]);
}

function prefixPlan(field: TextField, text: string): Plan {
  const place = { sign: signOf(field), part: partOf(field) };
  return anyOf(prefixesOf(text).map((found): Plan => ({ kind: 'prefix', ...place, ...found })));
}

function build(node: QueryNode): Plan {
  switch (node.kind) {
    case 'word':
      return textPlan(node.field, node.text, 0);
    case 'phrase':
      return textPlan(node.field, node.text, node.slop);
    case 'prefix':
      return prefixPlan(node.field, node.text);
    case 'name':
      return wholeOf(node.field, node.text);
    case 'range':
      return { kind: 'date', from: node.from, to: node.to };
    case 'and':
      return allOf(node.children.map(build));
    case 'or':
      return anyOf(node.children.map(build));
    case 'not':
      return notOf(build(node.child));
  }
}

const plans = new WeakMap<QueryNode, Plan>();

/** Analyzes a query's tree. Results are cached by tree, so trees must not be changed afterwards. */
export function planOf(query: QueryNode): Plan {
  let plan = plans.get(query);
  if (plan === undefined) plans.set(query, (plan = build(query)));
  return plan;
}
