/** Returns the set without the member if it has it, else with it. */
export function toggleMember<T>(all: ReadonlySet<T>, one: T): Set<T> {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
}
