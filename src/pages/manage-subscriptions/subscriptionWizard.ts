import type { SubscribableTopic } from '@contract/subscribers';

export type SubscriptionAction = 'subscribe' | 'unsubscribe';

/** The selections made in the wizard so far. */
export interface WizardState {
  topic: SubscribableTopic | null;
  action: SubscriptionAction | null;
  /** The ids of the selected users. */
  chosen: ReadonlySet<string>;
}

export const emptyWizard: WizardState = { topic: null, action: null, chosen: new Set() };

/** The last step (from 0) that the selections made so far allow. */
export function lastReachableStep({ topic, action, chosen }: WizardState): number {
  if (!topic || !action) return 0;
  return chosen.size > 0 ? 2 : 1;
}

/** The result of a change, reported on the first step. */
export interface Outcome {
  action: SubscriptionAction;
  topicName: string;
  changed: number;
  unchanged: number;
  /** The earliest next alert of the changed users (ISO 8601); null if unknown. */
  firstAlert: string | null;
}
