import type { ArticleSignature } from './similarity';
import { bandsOf } from './sketch';
import { keysOf, type Key } from './termVector';

/** The keys by which an article is indexed and looked up: the bands of its sketch and its heaviest terms. */
export interface LookupKeys {
  bands: readonly number[];
  terms: readonly Key[];
}

export function lookupKeysOf(signature: Pick<ArticleSignature, 'sketch' | 'terms'>): LookupKeys {
  return { bands: bandsOf(signature.sketch), terms: keysOf(signature.terms) };
}
