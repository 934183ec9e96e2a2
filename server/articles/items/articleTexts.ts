import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { versionName, type VersionKey } from './loadArticles';
import { readTexts } from './visibleArticles';

const usualBytes = 64 * 1024 * 1024;
const entryBytes = 100;

/**
 * A cache of the texts of versions, which never change. Lists show the same articles repeatedly, and their texts are most
 * of what the database would send. It says nothing about who may read them: ask only for versions that were just read
 * with the caller's rights.
 */
export class ArticleTexts {
  private readonly known: LRUCache<string, string>;

  /** @param bytes the capacity */
  constructor(bytes = usualBytes) {
    this.known = new LRUCache({
      maxSize: bytes,
      sizeCalculation: (text, name) => 2 * (text.length + name.length) + entryBytes,
    });
  }

  /** The texts by `versionName`; those of deleted versions are missing. */
  async of(pool: Pool, keys: readonly VersionKey[]): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    const missing: VersionKey[] = [];
    for (const key of keys) {
      const name = versionName(key);
      const text = this.known.get(name);
      if (text === undefined) missing.push(key);
      else found.set(name, text);
    }
    for (const [name, text] of await readTexts(pool, missing)) {
      this.known.set(name, text);
      found.set(name, text);
    }
    return found;
  }
}
