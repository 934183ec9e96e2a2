import { limits } from '@contract/limits';
import { useRef, useState } from 'react';
import { useSubscribePeopleMutation, useUnsubscribePeopleMutation } from '@client/api/alert/manySubscriptions';
import type { Action } from './wizard';

export interface Progress {
  done: number;
  count: number;
}

/** Subscribes or unsubscribes people, at most so many in one call; it can be stopped between two calls, and said again. */
export function useApply(profileId: string, action: Action) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(null);
  const [subscribe] = useSubscribePeopleMutation();
  const [unsubscribe] = useUnsubscribePeopleMutation();

  /** `done` is how many of these, from the first on, the server has taken. */
  const apply = async (userIds: readonly string[]) => {
    const result = { done: 0, changed: 0, unchanged: 0 };
    const { signal } = (running.current = new AbortController());
    while (result.done < userIds.length && !signal.aborted) {
      setProgress({ done: result.done, count: userIds.length });
      const some = userIds.slice(result.done, result.done + limits.subscribedAtOnce);
      const { data } = await (action === 'subscribe' ? subscribe : unsubscribe)({ profileId, userIds: some });
      if (!data) break;
      result.done += some.length;
      result.changed += data.changed;
      result.unchanged += data.unchanged;
    }
    setProgress(null);
    return result;
  };
  return { progress, apply, stop: () => running.current?.abort() };
}
