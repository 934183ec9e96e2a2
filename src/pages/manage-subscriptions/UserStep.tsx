import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { SubscribableTopic } from '@contract/subscribers';
import { errorText } from '@client/api/errorText';
import { useTopicUsersQuery } from '@client/api/data/subscribableTopics';
import { useColleaguesQuery } from '@client/api/iam/groupManagement';
import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { WizardStepTitle } from './WizardStepTitle';
import { selectableUsers } from './selectableUsers';
import { UserChecklist } from './UserChecklist';
import type { SubscriptionAction } from './subscriptionWizard';

interface UserStepProps {
  topic: SubscribableTopic;
  action: SubscriptionAction;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  onBack: () => void;
  onReset: () => void;
  onNext: () => void;
}

/** The second step: select users to subscribe (of those not subscribed yet) or to unsubscribe (of those subscribed). */
export function UserStep({ topic, action, chosen, onChange, onBack, onReset, onNext }: UserStepProps) {
  const [isMissing, setMissing] = useState(false);
  const colleagues = useColleaguesQuery(undefined, { refetchOnMountOrArgChange: true });
  const subscribed = useTopicUsersQuery(topic.id, { refetchOnMountOrArgChange: true });
  const people =
    colleagues.data && subscribed.currentData
      ? selectableUsers(action, colleagues.data.users, subscribed.currentData.users)
      : null;
  const eligible = new Set(people?.flatMap(({ id, disabled }) => (disabled ? [] : [id])));
  const valid = new Set([...chosen].filter((id) => eligible.has(id)));

  const next = (): void => {
    setMissing(valid.size === 0);
    if (valid.size === 0) return;
    // Drops users who were removed, or whose subscription another administrator changed, since they were selected.
    if (valid.size < chosen.size) onChange(valid);
    onNext();
  };
  const title = action === 'subscribe' ? 'subs.subscribeUsers' : 'subs.unsubscribeUsers';
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <WizardStepTitle>{`${t(title)}: ${topic.name}`}</WizardStepTitle>
      {people ? (
        <UserChecklist action={action} people={people} chosen={valid} onChange={onChange} />
      ) : subscribed.isError ? (
        <ErrorState title={t('subs.usersFailed')} error={errorText(subscribed.error)} onRetry={subscribed.refetch} />
      ) : colleagues.isError ? (
        <ErrorState title={t('state.listFailed')} error={errorText(colleagues.error)} onRetry={colleagues.refetch} />
      ) : (
        <Skeletons count={9} />
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 3 }}>
        <Button color="inherit" onClick={onReset} sx={{ mr: 'auto' }}>
          {t('subs.reset')}
        </Button>
        {isMissing && valid.size === 0 ? (
          <Alert severity="error" sx={{ py: 0 }}>
            {t(action === 'subscribe' ? 'subs.needNew' : 'subs.needSelected')}
          </Alert>
        ) : null}
        <Button variant="outlined" onClick={onBack}>
          {t('action.back')}
        </Button>
        <Button variant="contained" onClick={next} disabled={people === null}>
          {t('subs.next')}
        </Button>
      </Stack>
    </Paper>
  );
}
