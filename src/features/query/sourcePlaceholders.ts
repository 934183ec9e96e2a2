import type { Source } from '@contract/topic';

/** A placeholder for a selected source of which only the id is known, until the sources are loaded. */
export const sourcePlaceholder = (id: string): Source => ({
  id,
  name: id,
  type: 'PUBLICATION',
  number: 0,
  package: false,
});

/** Replaces selected sources by the loaded ones, which have names. */
export const withLoadedNames = (chosen: readonly Source[], known: readonly Source[]): Source[] =>
  chosen.map((source) => known.find(({ id }) => id === source.id) ?? source);
