import { adminLevel, deliveryMethods, type FeatureName } from '@contract/limits';
import { personName } from '@client/shared/texts/personName';
import type { RootState } from '@client/shared/redux/rootState';

export const selectSession = (state: RootState) => state.session;
export const selectUser = (state: RootState) => state.session.user;
export const selectSettings = (state: RootState) => state.session.settings;

/** A token is there: its running out is the base query's affair, and a bad line signs nobody out. */
export const selectSignedIn = (state: RootState): boolean => state.session.token !== null && !state.session.leaving;

export const selectIsAdmin = (state: RootState): boolean => state.session.user?.level === adminLevel;
export const selectCanPublish = (state: RootState): boolean =>
  state.session.user?.deliveryMethods.includes(deliveryMethods.publish) ?? false;

/** A feature flag: off unless the settings turn it on. */
export const selectFeature =
  (name: FeatureName) =>
  (state: RootState): boolean =>
    state.session.settings?.features[name] ?? false;

/** Whether people have topics of their own: as long as it is not known that they are switched off. */
export const selectWithOwnTopics = (state: RootState): boolean =>
  state.session.settings === null || selectFeature('myTopics')(state);
/** Whether the person can make a topic: an own one, or as an administrator the company's. */
export const selectMakesTopics = (state: RootState): boolean => selectWithOwnTopics(state) || selectIsAdmin(state);

export const selectUserName = (state: RootState): string => {
  const { user } = state.session;
  return user ? personName(user) : '';
};

/** The address that alerts go to. */
export const selectPrimaryEmail = (state: RootState): string => {
  const { user } = state.session;
  const email = user?.emails.find((one) => one.primary) ?? user?.emails.find((one) => one.default);
  return email?.address ?? user?.uid ?? '';
};

/** The form waits while the configuration, a token or what follows it is loading. */
export const selectSigningIn = (state: RootState): boolean => {
  const { signOnLoad, tokenLoad, userLoad, token } = state.session;
  return (
    signOnLoad.status === 'loading' ||
    tokenLoad.status === 'loading' ||
    (token !== null && userLoad.status === 'loading')
  );
};
