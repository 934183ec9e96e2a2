/** What the welcome tour and the list of shortcuts say: they come when they are opened. */
export const shellDialogs = {
  'shortcuts.title': 'Keyboard shortcuts',
  'shortcuts.search': 'Focus search',
  'shortcuts.help': 'Show this list',
  'shortcuts.close': 'Close what is open',
  'shortcuts.next': 'Next in a list',
  'shortcuts.previous': 'Previous in a list',
  'shortcuts.save': 'Save',
  'shortcuts.favourite': 'Favorite',
  'tour.title': 'Welcome to Watchdesk',
  'tour.skip': 'Skip',
  'tour.next': 'Next',
  'tour.back': 'Back',
  'tour.finish': 'Start',
  'tour.step': 'Step {step} of {steps}',
  'tour.1.title': 'Follow topics',
  'tour.1.text':
    'A topic is a saved search. Your company and Watchdesk keep topics for you, and you make your own. Find them in the drawer on the left.',
  'tour.2.title': 'Search everything',
  'tour.2.text':
    'Press / anywhere to search all content. Put phrases in quotes, and use AND, OR and NOT. Save a search as a topic to keep it.',
  'tour.3.title': 'Let alerts come to you',
  'tour.3.text':
    'Subscribe to a topic, and what it finds comes by e-mail. Star it, and its newest articles stand on this page. How often, and everything else: under your name, with Help.',
} as const;
