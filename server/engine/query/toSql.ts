import { spanOf } from './dates';
import type { DatePlan, Plan } from './plan';
import { sqlAll, sqlAny, sqlNot, type SqlParameters } from './sqlFragment';
import { toTsquery } from './toTsquery';
import type { TsQuery } from './tsquery';

/** Conditions on a row `v` of item_version: every match satisfies `upper`, and what satisfies `lower` is a match. */
export interface SqlBounds {
  upper: string;
  lower: string;
}

/** Whether a date is asked for anywhere in a query. */
export function hasDate(plan: Plan): boolean {
  if (plan.kind === 'and' || plan.kind === 'or') return plan.children.some(hasDate);
  return plan.kind === 'not' ? hasDate(plan.child) : plan.kind === 'date';
}

/** Nothing is published later; the moment after has a year of five digits, which the database would not read. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

// The database keeps microseconds, a span is in whole milliseconds with both ends included.
function dateCondition(plan: DatePlan, now: Date, parameters: SqlParameters): string {
  const span = spanOf(plan, now);
  const conditions: string[] = [];
  if (span.from > span.to) return 'false';
  if (Number.isFinite(span.from)) {
    conditions.push(`v.published >= ${parameters.add(new Date(span.from).toISOString())}::timestamptz`);
  }
  if (span.to < lastMoment) {
    conditions.push(`v.published < ${parameters.add(new Date(span.to + 1).toISOString())}::timestamptz`);
  }
  return sqlAll(conditions);
}

function textCondition(query: TsQuery, parameters: SqlParameters): string {
  return typeof query === 'boolean' ? String(query) : `v.vector @@ ${parameters.add(query.text)}::tsquery`;
}

/** The largest parts of a query without dates become one tsquery each; the rest is joined in SQL. */
class SqlWriter {
  constructor(
    private readonly languages: readonly string[],
    private readonly withOverflow: boolean,
    private readonly now: Date,
    private readonly parameters: SqlParameters,
  ) {}

  private text(plan: Plan): SqlBounds {
    const bounds = toTsquery(plan, this.languages, this.withOverflow);
    const upper = textCondition(bounds.upper, this.parameters);
    const same =
      bounds.upper === bounds.lower ||
      (typeof bounds.upper === 'object' && typeof bounds.lower === 'object' && bounds.upper.text === bounds.lower.text);
    return { upper, lower: same ? upper : textCondition(bounds.lower, this.parameters) };
  }

  private split(kind: 'and' | 'or', children: readonly Plan[]): SqlBounds {
    const join = kind === 'and' ? sqlAll : sqlAny;
    const texts = children.filter((child) => !hasDate(child));
    const parts = children.filter(hasDate).map((child) => this.of(child));
    if (texts.length > 0) parts.unshift(this.text({ kind, children: texts }));
    return { upper: join(parts.map((part) => part.upper)), lower: join(parts.map((part) => part.lower)) };
  }

  of(plan: Plan): SqlBounds {
    if (!hasDate(plan)) return this.text(plan);
    switch (plan.kind) {
      case 'date': {
        const condition = dateCondition(plan, this.now, this.parameters);
        return { upper: condition, lower: condition };
      }
      case 'and':
      case 'or':
        return this.split(plan.kind, plan.children);
      case 'not': {
        const part = this.of(plan.child);
        return { upper: sqlNot(part.lower), lower: sqlNot(part.upper) };
      }
      default:
        return this.text(plan);
    }
  }
}

/**
 * A query as conditions on `item_version v`, its values among the parameters.
 * @param languages those that the stored articles have; an article in another is not found
 * @param now from which relative dates count
 * @param withOverflow false leaves out articles whose vector could not hold all positions
 */
export function queryBounds(
  plan: Plan,
  languages: readonly string[],
  now: Date,
  parameters: SqlParameters,
  withOverflow = true,
): SqlBounds {
  return new SqlWriter(languages, withOverflow, now, parameters).of(plan);
}

/** What of the articles a search may see. */
export interface Scope {
  /** A department sees its own channels beside the provider's sources; null: the provider's sources alone. */
  departmentId: string | null;
  /** Ids of sources or packages; null: all. */
  sourceIds: readonly string[] | null;
  /** Also versions that were superseded. */
  includeOldRevisions: boolean;
  /** ISO 8601: what was received later is left out. */
  asOf: string;
}

/** The scope as a condition on `item_version v`, without the version's being the latest. */
export function scopeCondition(scope: Scope, parameters: SqlParameters): string {
  const conditions = [`v.received_at <= ${parameters.add(scope.asOf)}::timestamptz`];
  // Written so that no index answers it: the planner would rather read a department's articles than ask the word index.
  const department = parameters.add(scope.departmentId ?? '');
  conditions.push(`coalesce(v.department_id, ${department}::text) = ${department}::text`);
  if (scope.sourceIds !== null) {
    conditions.push(
      scope.sourceIds.length === 0 ? 'false' : `v.source_id = any(${parameters.add(scope.sourceIds)}::text[])`,
    );
  }
  return sqlAll(conditions);
}
