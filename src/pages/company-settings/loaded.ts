/** What a part of the form needs of the query that loads its choices. */
export interface Loaded<Data> {
  data?: Data | undefined;
  error?: unknown;
  refetch: () => unknown;
}
