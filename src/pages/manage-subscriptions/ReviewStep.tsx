import type { SubscribableTopic } from '@contract/subscribers';
import { useState } from 'react';
import { usePreviewPeopleQuery } from '@client/api/alert/bulkSubscriptions';
import { useColleaguesQuery } from '@client/api/iam/groupManagement';
import { frequencyLabel } from '@client/features/alerts/frequencyOptions';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { ReviewStepView } from './ReviewStepView';
import { useBulkSubscription } from './useBulkSubscription';
import type { SubscriptionAction, Outcome } from './subscriptionWizard';

interface ReviewStepProps {
  topic: SubscribableTopic;
  action: SubscriptionAction;
  chosen: ReadonlySet<string>;
  /** Called with the ids of the remaining users after a stop or an error. */
  onLeft: (left: ReadonlySet<string>) => void;
  onBack: () => void;
  onReset: () => void;
  onDone: (outcome: Outcome) => void;
}

/** The third step: previews the change, and applies it. */
export function ReviewStep({ topic, action, chosen, onLeft, onBack, onReset, onDone }: ReviewStepProps) {
  // The preview is of the users selected at first, and does not change while the change is applied.
  const [userIds] = useState(() => [...chosen]);
  const [partial, setPartial] = useState<{ done: number; count: number } | null>(null);
  const preview = usePreviewPeopleQuery({ profileId: topic.id, userIds }, { refetchOnMountOrArgChange: true });
  const colleagues = useColleaguesQuery(undefined);
  const { items: frequencies } = useDictionary('frequencies');
  const { progress, apply, stop } = useBulkSubscription(topic.id, action);
  const people = preview.currentData?.people;
  const affected = people?.filter(({ subscribed }) => subscribed === (action === 'unsubscribe'));

  const run = async (): Promise<void> => {
    setPartial(null);
    const requested = [...chosen];
    const result = await apply(requested);
    const left = requested.slice(result.done);
    if (left.length > 0) {
      setPartial({ done: result.done, count: requested.length });
      onLeft(new Set(left));
      return;
    }
    const firstAlert = affected?.map(({ nextDueAt }) => nextDueAt).sort()[0] ?? null;
    const { changed, unchanged } = result;
    onDone({ action, topicName: topic.name, changed, unchanged, firstAlert });
  };

  return (
    <ReviewStepView
      topic={topic}
      action={action}
      frequency={frequencyLabel(frequencies, topic.frequency)}
      preview={preview}
      affected={affected}
      others={(people?.length ?? 0) - (affected?.length ?? 0)}
      colleagues={colleagues.data?.users ?? []}
      progress={progress}
      partial={partial}
      onBack={onBack}
      onReset={onReset}
      onApply={() => void run()}
      onStop={stop}
    />
  );
}
