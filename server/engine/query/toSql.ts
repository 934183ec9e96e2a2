import { spanOf } from './dateSpan';
import type { DatePlan, Plan } from './plan';
import { sqlAll, sqlAny, sqlNot, type SqlParameters } from './sqlFragment';
import { toTsquery } from './toTsquery';
import type { TsQuery } from './tsquery';

/**
 * Conditions on a row `v` of item_version: every match satisfies `upper`, and every row that satisfies `lower` is a
 * match.
 */
interface SqlBounds {
  upper: string;
  lower: string;
}

/** Returns whether a plan contains a date range. */
export function hasDate(plan: Plan): boolean {
  if (plan.kind === 'and' || plan.kind === 'or') return plan.children.some(hasDate);
  return plan.kind === 'not' ? hasDate(plan.child) : plan.kind === 'date';
}

/** The latest possible publication date; PostgreSQL wouldn't parse a year with five digits in this format. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

// PostgreSQL stores microseconds; a span has whole milliseconds with inclusive ends.
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

/** Converts the largest subtrees without dates to one tsquery each and combines them in SQL. */
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
 * Converts a query to conditions on `item_version v`.
 * @param languages The languages of the stored articles; articles in others aren't found.
 * @param now The instant at which relative dates are resolved.
 * @param withOverflow False leaves out articles whose tsvector couldn't hold all positions.
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

/** The articles that a search may see. */
export interface Scope {
  /** A department sees its own channels and the provider's sources; null: the provider's sources only. */
  departmentId: string | null;
  /** Ids of sources or packages; null for all. */
  sourceIds: readonly string[] | null;
  /** Also includes superseded versions. */
  includeOldRevisions: boolean;
  /** ISO 8601; articles received later are left out. */
  asOf: string;
}

/** The scope as a condition on `item_version v`, without the condition for the latest version. */
export function scopeCondition(scope: Scope, parameters: SqlParameters): string {
  const conditions = [`v.received_at <= ${parameters.add(scope.asOf)}::timestamptz`, 'v.withdrawn_at is null'];
  // Written so that no index applies: the planner would otherwise prefer reading a department's articles to using the
  // word index.
  const department = parameters.add(scope.departmentId ?? '');
  conditions.push(`coalesce(v.department_id, ${department}::text) = ${department}::text`);
  if (scope.sourceIds !== null) {
    conditions.push(
      scope.sourceIds.length === 0 ? 'false' : `v.source_id = any(${parameters.add(scope.sourceIds)}::text[])`,
    );
  }
  return sqlAll(conditions);
}
