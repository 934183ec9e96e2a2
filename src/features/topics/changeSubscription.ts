import { limits } from '@contract/limits';
import type { Profile } from '@contract/topic';
import { subscriptionEndpoints } from '@client/api/alert/subscriptions';
import type { AppThunk } from '@client/shared/redux/thunkTypes';

export interface Subscriber {
  ownerId: string;
  email: string;
}

const { subscribe, unsubscribe, setPersonalAlert } = subscriptionEndpoints.endpoints;
const untracked = { track: false } as const;

/**
 * Subscribes to a topic or unsubscribes: a personal topic by its alert, others by delivery method. The topics slice
 * updates optimistically.
 */
export const changeSubscription =
  (topic: Pick<Profile, 'id' | 'name' | 'topicType'>, on: boolean, person: Subscriber): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const names = { profileId: topic.id, topicName: topic.name };
    if (topic.topicType !== 'USER') {
      const { error } = await dispatch((on ? subscribe : unsubscribe).initiate(names, untracked));
      return error === undefined;
    }
    const settings = {
      subscribedEmail: person.email,
      selectedAmount: limits.alertAmountDefault,
      selectedFrequency: limits.ownTopicFrequencyDefault,
    };
    const { error } = await dispatch(
      setPersonalAlert.initiate(
        { ...names, userId: person.ownerId, body: { infoalertEnabled: on, ...(on ? settings : {}) } },
        untracked,
      ),
    );
    return error === undefined;
  };
