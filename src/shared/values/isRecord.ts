/** True for an object whose keys can be read: the first step of parsing unknown input. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
