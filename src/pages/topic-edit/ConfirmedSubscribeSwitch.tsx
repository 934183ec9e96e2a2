import type { ProfileDetail } from '@contract/topic';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { selectPrimaryEmail, selectUser } from '@client/features/session/sessionSelectors';
import { changeSubscription } from '@client/features/topics/changeSubscription';
import { t } from '@client/shared/texts/t';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';

interface ConfirmedSubscribeSwitchProps {
  topic: ProfileDetail | null;
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** A subscription switch with confirmation. It changes an existing topic at once; a new topic, when it is saved. */
export function ConfirmedSubscribeSwitch({ topic, checked, onChange }: ConfirmedSubscribeSwitchProps) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const email = useAppSelector(selectPrimaryEmail);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const change = async (): Promise<void> => {
    if (topic && user) {
      setBusy(true);
      const done = await dispatch(changeSubscription(topic, !checked, { ownerId: user.ownerId, email }));
      setBusy(false);
      if (done) onChange(!checked);
    } else onChange(!checked);
    setAsking(false);
  };
  return (
    <>
      <FormControlLabel
        control={<Switch checked={checked} onChange={() => setAsking(true)} />}
        label={t(checked ? 'topics.isSubscribed' : 'topics.subscribe')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <ConfirmDialog
        open={asking}
        title={t(checked ? 'topics.unsubscribe' : 'topics.subscribe')}
        text={t(checked ? 'topics.unsubscribeQuestion' : 'topics.subscribeQuestion')}
        confirm={t(checked ? 'topics.unsubscribe' : 'topics.subscribe')}
        busy={busy}
        onConfirm={() => void change()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
