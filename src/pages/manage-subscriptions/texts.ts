import { registerTexts } from '@client/shared/texts/t';

/** Manage Subscriptions. */
const texts = {
  'subs.steps': 'Steps',
  'subs.step.0': 'Select Topic',
  'subs.step.1': 'Select Users',
  'subs.step.2': 'Review & Confirm',
  'subs.find': 'Find Topic',
  'subs.findUser': 'Find User',
  'subs.field': 'Search by',
  'subs.field.name': 'Topic name',
  'subs.field.type': 'Topic type',
  'subs.topics': 'Topics',
  'subs.pages': 'Pages of topics',
  'subs.total': 'Total: {count}',
  'subs.company': 'Company',
  'subs.watchdesk': 'Watchdesk',
  'subs.subscribers': '{count} subscribed',
  'subs.alert': '{frequency}, up to {limit, plural, one {# article} other {# articles}}',
  'subs.chosen': 'Selected topic: {name}',
  'subs.noTopics': 'No topics match your search criteria.',
  'subs.subscribeUsers': 'Subscribe Users',
  'subs.unsubscribeUsers': 'Unsubscribe Users',
  'subs.needTopic': 'Please select a topic.',
  'subs.needNew': 'No new users to subscribe.',
  'subs.needSelected': 'No users selected to unsubscribe.',
  'subs.usersFailed': 'Failed to load subscribed users',
  'subs.subscribed': 'Subscribed',
  'subs.noSubscribers': 'Nobody is subscribed to this topic',
  'subs.users': 'Users',
  'subs.next': 'Next',
  'subs.reset': 'Reset',
  'subs.apply': 'Apply Subscriptions',
  'subs.unsubscribe': 'Unsubscribe',
  'subs.willSubscribe': '{count, plural, one {# user} other {# users}} will be subscribed to {topic}.',
  'subs.willUnsubscribe': '{count, plural, one {# user} other {# users}} will be unsubscribed from {topic}.',
  'subs.already': 'Already subscribed: {count}',
  'subs.notAny': 'Already unsubscribed: {count}',
  'subs.topic': 'Topic',
  'subs.alerts': 'Alerts',
  'subs.firstAlert': 'First alert',
  'subs.lastAlert': 'Next alert (won’t be sent)',
  'subs.asItComes': 'From {when}, as articles arrive',
  'subs.people': '{when}: {count, plural, one {# user} other {# users}}',
  'subs.zones': 'Alerts follow each user’s own time zone. Times here are in yours.',
  'subs.first': 'First alert {when}',
  'subs.nextAlert': 'Next alert {when}',
  'subs.progress': '{done} of {count, plural, one {# user} other {# users}}',
  'subs.stop': 'Stop',
  'subs.stopped':
    'Stopped after {done} of {count, plural, one {# user} other {# users}}. The others are still selected.',
  'subs.done': '{count, plural, one {# user was} other {# users were}} subscribed to {topic}.',
  'subs.doneFirst': 'The first alert arrives {when}.',
  'subs.undone': '{count, plural, one {# user was} other {# users were}} unsubscribed from {topic}.',
  'subs.unchanged.subscribe': '{count} already subscribed.',
  'subs.unchanged.unsubscribe': '{count} already unsubscribed.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
