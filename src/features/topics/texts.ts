import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'topics.user': 'My Topics',
  'topics.company': 'Company Topics',
  'topics.watchdesk': 'Watchdesk Topics',
  'topics.all': 'All',
  'topics.isSubscribed': 'Subscribed',
  'topics.subscribed': 'Successfully subscribed to {topicName}.',
  'topics.unsubscribed': 'Successfully unsubscribed from {topicName}.',
  'topics.subscriptionFailed': 'Failed to update subscription for {topicName}.',
  'topics.created': 'Topic successfully created.',
  'topics.edited': 'Topic successfully edited.',
  'topics.deleted': 'Topic successfully deleted.',
  'topics.copied': 'Topic successfully copied.',
  'topics.moved': 'Topic successfully moved.',
  'topics.reordered': 'Topic order successfully updated.',
  'topics.groupsReordered': 'Topic Group order successfully changed',
  'topics.noPermission': 'You do not have permission to edit this profile.',
  'topics.groupNoPermission': 'You do not have permission to edit this profile group.',
  'topics.groupNotFound': 'Topic Group with requested id not found',
  'topics.deleteQuestion': 'Are you sure you want to delete this topic?',
  'topics.subscribeQuestion': 'Are you sure you want to subscribe to this topic?',
  'topics.unsubscribeQuestion': 'Are you sure you want to unsubscribe from this topic?',
  'categories.created': 'Topic Category successfully created.',
  'categories.edited': 'Topic Category successfully edited.',
  'categories.deleted': 'Category successfully deleted.',
  'categories.empty': 'There are currently no categories.',
  'favourites.warning': 'Favorites full ({count}/{max}). Alerts are not limited.',
  'topics.subscribe': 'Subscribe',
  'topics.unsubscribe': 'Unsubscribe',
  'topics.edit': 'Edit topic',
  'topics.refused': 'This topic’s query is no longer valid',
  'topics.refused.text': 'Until the query is fixed, the topic finds no articles and sends no alerts.',
  'topics.refused.edit': 'Edit query',
  'topics.refused.other': 'The topic’s owner can edit its query.',
  'topics.refused.mark': 'Invalid query: finds nothing',
  'topics.subscribeTo': 'Subscribe to {topicName}',
  'favourites.add': 'Add {topicName} to favorites',
  'favourites.remove': 'Remove {topicName} from favorites',
  'leave.title': 'Leave without saving?',
  'leave.text': 'You have unsaved changes.',
  'leave.confirm': 'Leave',
  'leave.cancel': 'Stay',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
