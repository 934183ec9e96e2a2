/** The names of a pattern's required parameters (`:name`). */
type RequiredName<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? RequiredName<Part> | RequiredName<Rest>
  : Pattern extends `:${string}?`
    ? never
    : Pattern extends `:${infer Name}`
      ? Name
      : never;
/** The names of a pattern's optional parameters (`:name?`). */
type OptionalName<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? OptionalName<Part> | OptionalName<Rest>
  : Pattern extends `:${infer Name}?`
    ? Name
    : never;

export type ParameterName<Pattern extends string> = RequiredName<Pattern> | OptionalName<Pattern>;

type QueryValue = string | readonly string[] | undefined;
type Values<Pattern extends string, QueryName extends string> = Record<RequiredName<Pattern>, string> &
  Partial<Record<OptionalName<Pattern>, string | undefined>> &
  Partial<Record<QueryName, QueryValue>>;

/** The address of a page. Call it with the values of its parameters to get a path. */
interface Address<Pattern extends string = string, QueryName extends string = string> {
  (
    ...values: object extends Values<Pattern, QueryName> ? [Values<Pattern, QueryName>?] : [Values<Pattern, QueryName>]
  ): string;
  /** In the router's syntax. */
  readonly pattern: Pattern;
  /** The part of the pattern before its first parameter, without a trailing slash. */
  readonly root: string;
}

/**
 * Makes an address of its pattern and the names of its query parameters. A path leaves out the parameters that are
 * undefined, repeats a query parameter for each item of an array, and percent-encodes every value.
 */
export function address<const Pattern extends string, const QueryName extends string = never>(
  pattern: Pattern,
  ...queryNames: QueryName[]
): Address<Pattern, QueryName>;
export function address(pattern: string, ...queryNames: string[]): Address {
  const build = (values: Readonly<Record<string, QueryValue>> = {}): string => {
    const path = pattern.split('/').flatMap((part) => {
      const name = parameterName(part);
      if (name === null) return part;
      const { [name]: value } = values;
      return typeof value === 'string' ? encodeURIComponent(value) : [];
    });
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || !queryNames.includes(name)) continue;
      for (const item of typeof value === 'string' ? [value] : value) query.append(name, item);
    }
    return path.join('/') + (query.size > 0 ? `?${query.toString()}` : '');
  };
  return Object.assign(build, { pattern, root: pattern.split('/:')[0] ?? pattern });
}

/** The name of the parameter that a part of a pattern stands for; null for fixed text. */
export const parameterName = (part: string): string | null =>
  part.startsWith(':') ? part.slice(1).replace('?', '') : null;
