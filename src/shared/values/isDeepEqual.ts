const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Compares two JSON values. The order of keys does not matter. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isDeepEqual(Reflect.get(one, key), Reflect.get(other, key)))
  );
}
