import type { SubscribableTopic } from '@contract/subscribers';

export type Action = 'subscribe' | 'unsubscribe';

/** What has been chosen so far. */
export interface Wizard {
  topic: SubscribableTopic | null;
  action: Action | null;
  /** Ids of people. */
  chosen: ReadonlySet<string>;
}

export const nothing: Wizard = { topic: null, action: null, chosen: new Set() };

/** The furthest step that what is chosen leads to. */
export function reachedStep({ topic, action, chosen }: Wizard): number {
  if (!topic || !action) return 0;
  return chosen.size > 0 ? 2 : 1;
}

/** What happened, told on the first step. */
export interface Outcome {
  action: Action;
  topicName: string;
  changed: number;
  unchanged: number;
  /** The earliest of the first alerts, ISO 8601. */
  firstAlert: string | null;
}
