import { requireStorable } from '../names';

/** A topic's query as it is kept: trimmed, and of characters that can be stored. */
export function requireQuery(text: string): string {
  return requireStorable('query', text).trim();
}
