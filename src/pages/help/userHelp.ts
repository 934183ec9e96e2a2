import type { ProseSection } from '@client/shared/ui/Prose';

export const userHelp: readonly ProseSection[] = [
  {
    heading: 'Topics',
    paragraphs: [
      'A topic is a saved search. Watchdesk Topics and Company Topics are made for you; My Topics are your own. Open the drawer at the left to see them by category.',
      'Mark a topic as a favorite to see its newest articles on the landing page. You can have 24 favorites; alerts are not limited.',
    ],
  },
  {
    heading: 'Searching',
    paragraphs: [
      'Press / to search. Words side by side must all appear; put phrases in quotes; use AND, OR and NOT, and brackets to group. A field narrows a word: headline:merger, publication:"Meridian Wire", date:[2026-01-01 TO 2026-01-31]. A star ends a word early: immuno*.',
    ],
  },
  {
    heading: 'Alerts',
    paragraphs: [
      'Subscribe to a topic to receive its new articles by e-mail. How often, and how many at most, is set for each topic. Every alert has a link by which you unsubscribe with one click.',
    ],
  },
  {
    heading: 'Keyboard',
    paragraphs: ['Press ? on any page for the list of shortcuts.'],
  },
];
