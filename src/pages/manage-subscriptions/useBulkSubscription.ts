import { limits } from '@contract/limits';
import { useRef, useState } from 'react';
import { useSubscribePeopleMutation, useUnsubscribePeopleMutation } from '@client/api/alert/bulkSubscriptions';
import type { SubscriptionAction } from './subscriptionWizard';

export interface Progress {
  done: number;
  count: number;
}

/** Subscribes or unsubscribes users in batches. Can be stopped between two batches, and repeated safely. */
export function useBulkSubscription(profileId: string, action: SubscriptionAction) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const controller = useRef<AbortController>(null);
  const [subscribe] = useSubscribePeopleMutation();
  const [unsubscribe] = useUnsubscribePeopleMutation();

  /** Stops at the first error. In the result, `done` is the number of users processed, from the first on. */
  const apply = async (userIds: readonly string[]) => {
    const result = { done: 0, changed: 0, unchanged: 0 };
    const { signal } = (controller.current = new AbortController());
    while (result.done < userIds.length && !signal.aborted) {
      setProgress({ done: result.done, count: userIds.length });
      const batch = userIds.slice(result.done, result.done + limits.subscribedAtOnce);
      const { data } = await (action === 'subscribe' ? subscribe : unsubscribe)({ profileId, userIds: batch });
      if (!data) break;
      result.done += batch.length;
      result.changed += data.changed;
      result.unchanged += data.unchanged;
    }
    setProgress(null);
    return result;
  };
  return { progress, apply, stop: () => controller.current?.abort() };
}
