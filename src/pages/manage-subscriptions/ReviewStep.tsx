import type { SubscribableTopic } from '@contract/subscribers';
import { useState } from 'react';
import { usePreviewPeopleQuery } from '@client/api/alert/manySubscriptions';
import { useColleaguesQuery } from '@client/api/iam/groupManagement';
import { frequencyLabel } from '@client/features/alerts/frequencyOptions';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { ReviewStepView } from './ReviewStepView';
import { useApply } from './useApply';
import type { Action, Outcome } from './wizard';

interface ReviewStepProps {
  topic: SubscribableTopic;
  action: Action;
  chosen: ReadonlySet<string>;
  /** Those who were not done, after a stop or a failure. */
  onLeft: (left: ReadonlySet<string>) => void;
  onBack: () => void;
  onReset: () => void;
  onDone: (outcome: Outcome) => void;
}

/** What will happen, before it does; and doing it. */
export function ReviewStep({ topic, action, chosen, onLeft, onBack, onReset, onDone }: ReviewStepProps) {
  // What is told stays as it was asked for while it is done.
  const [userIds] = useState(() => [...chosen]);
  const [part, setPart] = useState<{ done: number; count: number } | null>(null);
  const preview = usePreviewPeopleQuery({ profileId: topic.id, userIds }, { refetchOnMountOrArgChange: true });
  const colleagues = useColleaguesQuery(undefined);
  const { items: frequencies } = useDictionary('frequencies');
  const { progress, apply, stop } = useApply(topic.id, action);
  const people = preview.currentData?.people;
  const affected = people?.filter(({ subscribed }) => subscribed === (action === 'unsubscribe'));

  const run = async (): Promise<void> => {
    setPart(null);
    const wanted = [...chosen];
    const result = await apply(wanted);
    const left = wanted.slice(result.done);
    if (left.length > 0) {
      setPart({ done: result.done, count: wanted.length });
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
      part={part}
      onBack={onBack}
      onReset={onReset}
      onApply={() => void run()}
      onStop={stop}
    />
  );
}
