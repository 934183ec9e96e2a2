import type { PersonalAlertBody } from '@contract/alert';
import { limits } from '@contract/limits';
import type { Profile } from '@contract/topic';
import { useSetPersonalAlertMutation } from '@client/api/alert/subscriptions';
import { selectPrimaryEmail, selectUser } from '@client/features/session/sessionSelectors';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { alertErrorText } from '@client/features/alerts/alertError';
import { useServices } from '@client/shared/services/useServices';

export interface PersonalAlertActions {
  toggle: (topic: Profile, on: boolean) => Promise<void>;
  change: (topic: Profile, change: { frequency?: number; amount?: number }) => Promise<void>;
}

/**
 * Turns alerts of the user's own topics on or off, and changes their frequency and amount. The topics slice applies a
 * change optimistically, and reverts it if the server rejects it.
 */
export function usePersonalAlertActions(): PersonalAlertActions {
  const { notifications } = useServices();
  const [setAlert] = useSetPersonalAlertMutation();
  const email = useAppSelector(selectPrimaryEmail);
  const userId = useAppSelector(selectUser)?.ownerId ?? '';

  const send = async (topic: Profile, body: PersonalAlertBody) => {
    const { error } = await setAlert({ userId, profileId: topic.id, topicName: topic.name, body, quiet: true });
    return error;
  };
  const on = (frequency: number, amount: number): PersonalAlertBody => ({
    infoalertEnabled: true,
    subscribedEmail: email,
    selectedFrequency: frequency,
    selectedAmount: amount,
  });

  return {
    toggle: async (topic, enable) => {
      const defaults = on(limits.personalAlertFrequencyDefault, limits.alertAmountDefault);
      const error = await send(topic, enable ? defaults : { infoalertEnabled: false });
      if (error) notifications.error(alertErrorText(error));
      else notifications.success(t(enable ? 'topics.subscribed' : 'topics.unsubscribed', { topicName: topic.name }));
    },
    change: async (topic, { frequency, amount }) => {
      const body = on(
        frequency ?? topic.frequency ?? limits.personalAlertFrequencyDefault,
        amount ?? topic.limit ?? limits.alertAmountDefault,
      );
      const error = await send(topic, body);
      if (error) notifications.error(t('alerts.error.update', { reason: alertErrorText(error) }));
    },
  };
}
