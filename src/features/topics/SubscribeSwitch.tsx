import type { Profile } from '@contract/topic';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { t } from '@client/shared/lib/texts/t';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { changeSubscription, type Subscriber } from './changeSubscription';
import { isSubscribable, isSubscribed, selectTopic } from './topicSelectors';

interface SubscribeSwitchProps {
  topic: Profile;
  person: Subscriber;
  /** Without the word beside it. */
  bare?: boolean;
}

/** Switches a topic's alert on and off at once; a refusal takes it back and says so. */
export function SubscribeSwitch({ topic, person, bare = false }: SubscribeSwitchProps) {
  const dispatch = useAppDispatch();
  const known = useAppSelector((state) => selectTopic(state, topic.id)) ?? topic;
  if (!isSubscribable(known)) return null;
  const on = isSubscribed(known);
  const control = (
    <Switch
      size="small"
      checked={on}
      onChange={() => void dispatch(changeSubscription(known, !on, person))}
      slotProps={{ input: { 'aria-label': t('topics.subscribeTo', { topicName: known.name }) } }}
    />
  );
  if (bare) return control;
  return (
    <FormControlLabel
      control={control}
      label={t(on ? 'topics.isSubscribed' : 'topics.subscribe')}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ ml: 0, mr: 0, gap: 0.5 }}
    />
  );
}
