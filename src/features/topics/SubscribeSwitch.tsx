import type { Profile } from '@contract/topic';
import { t } from '@client/shared/texts/t';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { changeSubscription, type Subscriber } from './changeSubscription';
import { isSubscribable, isSubscribed, selectTopic } from './topicSelectors';

interface SubscribeSwitchProps {
  topic: Profile;
  person: Subscriber;
}

/**
 * The switch of a topic's subscription, with an optimistic update that is reverted on failure. Plain elements, because
 * every row of a list has one; the surrounding list applies `switchStyles`.
 */
export function SubscribeSwitch({ topic, person }: SubscribeSwitchProps) {
  const dispatch = useAppDispatch();
  const known = useAppSelector((state) => selectTopic(state, topic.id)) ?? topic;
  if (!isSubscribable(known)) return null;
  const on = isSubscribed(known);
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={() => void dispatch(changeSubscription(known, !on, person))}
        aria-label={t('topics.subscribeTo', { topicName: known.name })}
      />
      {t(on ? 'topics.isSubscribed' : 'topics.subscribe')}
    </label>
  );
}
