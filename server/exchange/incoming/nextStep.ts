import type { IncomingItem } from '@server/engine/newsml/incoming';

/** The part of an incoming document that decides what happens with it. */
export type Arriving = Pick<IncomingItem, 'version' | 'isVersioned' | 'status' | 'heldUntil'> & { contentHash: string };

/** What was received of the same document before. */
export interface Received {
  version: number;
  contentHash: string;
}

type Step = 'ignore' | 'withdraw' | 'hold' | 'publish';

/**
 * What to do with a document: lower versions are ignored, and so is one that was received before. A document that states
 * no version is compared by its content. What is withheld, or under embargo, is hidden: also if an earlier version is
 * published, because an embargo holds for all versions.
 */
export function nextStep(arriving: Arriving, received: Received | undefined, now: Date): Step {
  if (received && arriving.version < received.version) return 'ignore';
  if (received && arriving.version === received.version) {
    if (arriving.isVersioned || arriving.contentHash === received.contentHash) return 'ignore';
  }
  if (arriving.status === 'canceled') return 'withdraw';
  if (arriving.status === 'withheld') return 'hold';
  const { heldUntil } = arriving;
  return heldUntil === null || (heldUntil !== '' && new Date(heldUntil) <= now) ? 'publish' : 'hold';
}
