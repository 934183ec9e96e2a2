import type { Source } from '@contract/topic';

/** A chosen source that is known by its id alone, until the sources are there. */
export const unnamed = (id: string): Source => ({ id, name: id, type: 'PUBLICATION', number: 0, package: false });

/** Chosen sources by the names that they have. */
export const named = (chosen: readonly Source[], known: readonly Source[]): Source[] =>
  chosen.map((source) => known.find(({ id }) => id === source.id) ?? source);
