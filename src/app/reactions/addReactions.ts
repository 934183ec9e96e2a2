import { addFavouriteListeners } from '@client/features/favourites/favouriteListeners';
import { addTopicListeners } from '@client/features/topics/topicListeners';
import type { AppStartListening } from '@client/shared/redux/thunkTypes';
import { addBannerReactions } from './notificationBanner';
import { addExportReaction } from './sessionExport';
import { addChangeStreamReaction } from './changeStream';
import { addMutationErrorReaction } from './mutationErrors';
import { addThemeColorsReaction } from './themeColors';
import { addUserDataReactions } from './loadUserData';
import { addReconnectReaction } from './reconnect';
import { addRemovedPagesReactions } from './removedPages';
import { addSettingsReactions } from './changedSettings';
import { addSignOutReactions } from './signOut';
import { addAppStartReaction } from './appStart';

/**
 * Adds all listeners: the features' own, and those that connect two features.
 * @param clearKept clears the large storage, which holds the signed-in user's data
 */
export function addReactions(startListening: AppStartListening, clearKept: () => Promise<void>): void {
  addTopicListeners(startListening);
  addFavouriteListeners(startListening);
  addAppStartReaction(startListening);
  addUserDataReactions(startListening);
  addReconnectReaction(startListening);
  addSignOutReactions(startListening, clearKept);
  addMutationErrorReaction(startListening);
  addRemovedPagesReactions(startListening);
  addExportReaction(startListening);
  addThemeColorsReaction(startListening);
  addSettingsReactions(startListening);
  addBannerReactions(startListening);
  addChangeStreamReaction(startListening);
}
