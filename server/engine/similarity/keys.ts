import type { Telling } from './similarity';
import { bandsOf } from './sketch';
import { keysOf, type Key } from './termVector';

/** The keys by which an article is indexed and looked up: the bands of its sketch and its heaviest terms. */
export interface Keys {
  bands: readonly number[];
  terms: readonly Key[];
}

export function keysOfTelling(telling: Pick<Telling, 'sketch' | 'terms'>): Keys {
  return { bands: bandsOf(telling.sketch), terms: keysOf(telling.terms) };
}
