import { limits } from '@contract/limits';
import type { DepartmentUser, UserTopic } from '@contract/users';
import { useState } from 'react';
import { useSetPersonalAlertMutation } from '@client/api/alert/subscriptions';
import { changeTopicOfUser } from '@client/api/data/topicsOfUser';
import { alertErrorText } from '@client/features/alerts/alertError';
import { alertFrequency } from '@client/features/alerts/AlertRow';
import { emailOfUser } from '@client/features/users/userDisplay';
import { t } from '@client/shared/texts/t';
import { useAppDispatch } from '@client/shared/redux/hooks';
import { createUnconfirmedChanges } from '@client/shared/redux/unconfirmedChanges';
import { useServices } from '@client/shared/services/useServices';

interface AlertSettings {
  frequency: number;
  limit: number;
}

/** What the table shows of an alert. */
type Shown = Pick<UserTopic, 'frequency' | 'limit'>;

const off: Shown = { frequency: null, limit: null };

/** Turns the alerts of a user's topics on or off, and changes them. Updates are optimistic: undone if they fail. */
export function useUserAlertChanges(user: DepartmentUser) {
  const { notifications } = useServices();
  const dispatch = useAppDispatch();
  const [setAlert] = useSetPersonalAlertMutation();

  const [unconfirmed] = useState(() => createUnconfirmedChanges<Shown>());
  const send = async (topic: UserTopic, numbers: AlertSettings | null): Promise<unknown> => {
    const show = (shown: Shown): void => dispatch(changeTopicOfUser(user.ownerId, topic.id, shown));
    const changed = numbers ?? off;
    const end = unconfirmed.begin(topic.id, { frequency: topic.frequency, limit: topic.limit });
    show(changed);
    const { error } = await setAlert({
      userId: user.ownerId,
      profileId: topic.id,
      topicName: topic.name,
      quiet: true,
      body: numbers
        ? {
            infoalertEnabled: true,
            subscribedEmail: emailOfUser(user),
            selectedFrequency: numbers.frequency,
            selectedAmount: numbers.limit,
          }
        : { infoalertEnabled: false },
    });
    const shown = end(error ? undefined : changed);
    if (shown) show(shown);
    return error;
  };

  return {
    toggle: async (topic: UserTopic, on: boolean) => {
      const defaults = { frequency: limits.personalAlertFrequencyDefault, limit: limits.alertAmountDefault };
      const error = await send(topic, on ? defaults : null);
      if (error) notifications.error(alertErrorText(error));
      else notifications.success(t(on ? 'userTopics.on' : 'userTopics.off', { topic: topic.name }));
    },
    change: async (topic: UserTopic, change: { frequency?: number; amount?: number }) => {
      const error = await send(topic, {
        frequency: change.frequency ?? alertFrequency(topic),
        limit: change.amount ?? topic.limit ?? limits.alertAmountDefault,
      });
      if (error) notifications.error(t('alerts.error.update', { reason: alertErrorText(error) }));
    },
  };
}
