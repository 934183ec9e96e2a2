import type { ProseSection } from '@client/shared/ui/Prose';

export const adminHelp: readonly ProseSection[] = [
  {
    heading: 'RSS channels',
    paragraphs: [
      'Manage RSS lists your company’s channels with their health: when each was last read, how many articles it brought, when it is read next, and the last error. A channel that cannot be reached at the moment is kept and tried again later.',
      'Removing a channel keeps its articles. Topics that used it as a source lose it; you are told which before you confirm.',
    ],
  },
  {
    heading: 'Company topics',
    paragraphs: [
      'Only administrators create, edit and move company topics and their categories. A company topic’s frequency and amount apply to everyone who subscribes to it, at the hours of their own time zone.',
    ],
  },
  {
    heading: 'Subscribing many users',
    paragraphs: [
      'Manage Subscriptions subscribes any number of users to a company or Watchdesk topic in three steps, or unsubscribes them: select the topic, select the users, review and confirm. Users who are subscribed already are shown and cannot be selected.',
      'The review says how many users it is for, who they are and when the first alert reaches each of them, by the hours of their own time zone. Nothing is changed before you press Apply Subscriptions or Unsubscribe. Saying it twice does no harm.',
    ],
  },
];
