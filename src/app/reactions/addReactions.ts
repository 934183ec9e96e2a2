import { addFavouriteListeners } from '@client/features/favourites/favouriteListeners';
import { addTopicListeners } from '@client/features/topics/topicListeners';
import type { AppStartListening } from '@client/shared/redux/listening';
import { addBannerReactions } from './banners';
import { addExportReaction } from './export';
import { addFailureReactions } from './failures';
import { addGoneReaction } from './gone';
import { addLookReaction } from './look';
import { addPersonalReactions } from './personal';
import { addReconnectReaction } from './reconnect';
import type { ReactionServices } from './services';
import { addSettingsReactions } from './settings';
import { addSignOutReactions } from './signOut';
import { addStartReactions } from './start';

/** Every listener of the application: the features' own, and those that know two features. */
export function addReactions(startListening: AppStartListening, services: ReactionServices): void {
  addTopicListeners(startListening);
  addFavouriteListeners(startListening);
  addStartReactions(startListening, services);
  addPersonalReactions(startListening);
  addReconnectReaction(startListening);
  addSignOutReactions(startListening, services);
  addFailureReactions(startListening);
  addGoneReaction(startListening);
  addExportReaction(startListening);
  addLookReaction(startListening);
  addSettingsReactions(startListening);
  addBannerReactions(startListening);
}
