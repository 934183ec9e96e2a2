/** The part of an RTK Query result that a form section needs to show its options, an error, or a skeleton. */
export interface QueryResult<Data> {
  data?: Data | undefined;
  error?: unknown;
  refetch: () => unknown;
}
