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
 * Every listener of the application: the features' own, and those that know two features.
 * @param clearKept removes what the large storage holds of the signed-in person
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
