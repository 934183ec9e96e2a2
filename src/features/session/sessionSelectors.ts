import { adminLevel, deliveryMethods, type FeatureName } from '@contract/limits';
import { personName } from '@client/shared/texts/personName';
import type { RootState } from '@client/shared/redux/rootState';

export const selectSession = (state: RootState) => state.session;
export const selectUser = (state: RootState) => state.session.user;
export const selectSettings = (state: RootState) => state.session.settings;

/**
 * Returns whether there is a token. An expired one counts too: the base query refreshes it, and a network failure signs
 * nobody out.
 */
export const selectSignedIn = (state: RootState): boolean => state.session.token !== null && !state.session.leaving;

/** Returns whether the user and the settings are known, from this visit or from an earlier one. */
export const selectUserDataKnown = ({ session }: RootState): boolean =>
  session.user !== null && session.settings !== null;
export const selectUserDataLoading = ({ session }: RootState): boolean =>
  session.userLoad.status === 'loading' || session.settingsLoad.status === 'loading';
/** Returns whether loading the user or the settings failed, and is not being repeated. */
export const selectUserDataFailed = (state: RootState): boolean =>
  !selectUserDataLoading(state) &&
  (state.session.userLoad.status === 'error' || state.session.settingsLoad.status === 'error');

export const selectIsAdmin = (state: RootState): boolean => state.session.user?.level === adminLevel;
export const selectCanPublish = (state: RootState): boolean =>
  state.session.user?.deliveryMethods.includes(deliveryMethods.publish) ?? false;

/** Selects a feature flag; off unless the settings turn it on. */
export const selectFeature =
  (name: FeatureName) =>
  (state: RootState): boolean =>
    state.session.settings?.features[name] ?? false;

/** Returns whether notifications are shown: on the bell, in the drawer, and as soon as they arrive. */
export const selectShowsNotifications = (state: RootState): boolean =>
  selectFeature('navbarNotifications')(state) && state.session.settings?.notifySharedDocByApp === true;

/** Returns whether personal topics are enabled; true while the settings are unknown. */
export const selectHasPersonalTopics = (state: RootState): boolean =>
  state.session.settings === null || selectFeature('myTopics')(state);
/** Returns whether the user can create topics: personal ones, or as an administrator company topics. */
export const selectCanCreateTopics = (state: RootState): boolean =>
  selectHasPersonalTopics(state) || selectIsAdmin(state);

export const selectUserName = (state: RootState): string => {
  const { user } = state.session;
  return user ? personName(user) : '';
};

/** The email address that alerts are sent to. */
export const selectPrimaryEmail = (state: RootState): string => {
  const { user } = state.session;
  const email = user?.emails.find((one) => one.primary) ?? user?.emails.find((one) => one.default);
  return email?.address ?? user?.uid ?? '';
};

/** True while the sign-in form must wait: configuration, token, or user is loading. */
export const selectSigningIn = (state: RootState): boolean => {
  const { signOnLoad, tokenLoad, userLoad, token } = state.session;
  return (
    signOnLoad.status === 'loading' ||
    tokenLoad.status === 'loading' ||
    (token !== null && userLoad.status === 'loading')
  );
};
