import { limits } from '@contract/limits';
import type { Profile } from '@contract/topic';
import { subscriptionEndpoints } from '@client/api/alert/subscriptions';
import type { AppThunk } from '@client/shared/redux/thunkTypes';

export interface Subscriber {
  ownerId: string;
  email: string;
}

const { subscribe, unsubscribe, setPersonalAlert } = subscriptionEndpoints.endpoints;
const once = { track: false } as const;

/** Subscribes to a topic or no longer: one's own by its alert, the company's and the provider's by method. The slice shows it at once. */
export const changeSubscription =
  (topic: Pick<Profile, 'id' | 'name' | 'topicType'>, on: boolean, person: Subscriber): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const names = { profileId: topic.id, topicName: topic.name };
    if (topic.topicType !== 'USER') {
      const { error } = await dispatch((on ? subscribe : unsubscribe).initiate(names, once));
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
        once,
      ),
    );
    return error === undefined;
  };
