import '@client/features/colleagues/texts';
import './texts';
import { useState } from 'react';
import { selectSettings, selectUser } from '@client/features/session/sessionSelectors';
import { loadTopics } from '@client/features/topics/loadTopics';
import { t } from '@client/shared/texts/t';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { LeaveGuard } from '@client/shared/ui/dialog/LeaveGuard';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { OutcomeReport } from './OutcomeReport';
import { ReviewStep } from './ReviewStep';
import { WizardSteps } from './WizardSteps';
import { TopicStep } from './TopicStep';
import { UserStep } from './UserStep';
import { useWizardStep } from './useWizardStep';
import { emptyWizard, lastReachableStep, type Outcome, type WizardState } from './subscriptionWizard';

/** A wizard in three steps (topic, users, review) that subscribes users to a topic, or unsubscribes them. */
export function ManageSubscriptionsPage() {
  const [wizard, setWizard] = useState<WizardState>(emptyWizard);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const dispatch = useAppDispatch();
  const ownId = useAppSelector(selectUser)?.ownerId;
  const hidesProvider = useAppSelector(selectSettings)?.hideInfodeskTopics === true;
  const { step, forward, back, toStart } = useWizardStep(lastReachableStep(wizard));
  const { topic, action, chosen } = wizard;

  const reset = (): void => {
    setWizard(emptyWizard);
    setOutcome(null);
    toStart();
  };
  const finish = (result: Outcome): void => {
    // The administrator's own subscription changed: reload the topics, which show it.
    if (topic && ownId !== undefined && chosen.has(ownId) && !(hidesProvider && topic.topicType === 'WATCHDESK')) {
      void dispatch(loadTopics(topic.topicType));
    }
    setWizard(emptyWizard);
    setOutcome(result);
    toStart();
  };

  return (
    <>
      <PageHeader title={t('shell.manageSubscriptions')} />
      <WizardSteps step={step} />
      {outcome && step === 0 ? <OutcomeReport outcome={outcome} onClose={() => setOutcome(null)} /> : null}
      {step === 0 || !topic || !action ? (
        <TopicStep
          topic={topic}
          onTopic={(next) => setWizard({ ...emptyWizard, topic: next })}
          onAction={(next) => {
            setOutcome(null);
            // The selected users are reset with the action: only subscribed users can be unsubscribed, and vice versa.
            setWizard({ topic, action: next, chosen: next === action ? chosen : emptyWizard.chosen });
            forward();
          }}
        />
      ) : null}
      {step === 1 && topic && action ? (
        <UserStep
          topic={topic}
          action={action}
          chosen={chosen}
          onChange={(next) => setWizard({ topic, action, chosen: next })}
          onBack={back}
          onReset={reset}
          onNext={forward}
        />
      ) : null}
      {step === 2 && topic && action ? (
        <ReviewStep
          topic={topic}
          action={action}
          chosen={chosen}
          onLeft={(left) => setWizard({ topic, action, chosen: left })}
          onBack={back}
          onReset={reset}
          onDone={finish}
        />
      ) : null}
      <LeaveGuard changed={() => chosen.size > 0} />
    </>
  );
}
