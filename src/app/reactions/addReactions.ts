import { addFavouriteListeners } from '@client/features/favourites/favouriteListeners';
import { addTopicListeners } from '@client/features/topics/topicListeners';
import type { AppStartListening } from '@client/shared/redux/thunkTypes';
import { addBannerReactions } from './banners';
import { addExportReaction } from './export';
import { addFailureReactions } from './failures';
import { addLookReaction } from './look';
import { addPersonalReactions } from './personal';
import { addReconnectReaction } from './reconnect';
import { addRemovedPagesReactions } from './removedPages';
import { addSettingsReactions } from './settings';
import { addSignOutReactions } from './signOut';
import { addStartReactions } from './start';

/**
 * Adds all listeners: the features' own, and those that connect two features.
 * @param clearKept clears the large storage, which holds the signed-in user's data
 */
export function addReactions(startListening: AppStartListening, clearKept: () => Promise<void>): void {
  addTopicListeners(startListening);
  addFavouriteListeners(startListening);
  addStartReactions(startListening);
  addPersonalReactions(startListening);
  addReconnectReaction(startListening);
  addSignOutReactions(startListening, clearKept);
  addFailureReactions(startListening);
  addRemovedPagesReactions(startListening);
  addExportReaction(startListening);
  addLookReaction(startListening);
  addSettingsReactions(startListening);
  addBannerReactions(startListening);
}
