import { registerTexts } from '@client/shared/texts/t';

/** Texts of the welcome tour and of the list of shortcuts, loaded when these are opened. */
const texts = {
  'shortcuts.title': 'Keyboard shortcuts',
  'shortcuts.search': 'Focus search',
  'shortcuts.help': 'Show keyboard shortcuts',
  'shortcuts.close': 'Close a dialog or menu, clear the selection, or close the article in the reading pane',
  'shortcuts.next': 'Next item in a list',
  'shortcuts.previous': 'Previous item in a list',
  'shortcuts.select': 'Select the focused article',
  'shortcuts.selectRange': 'Select up to the focused article',
  'shortcuts.open': 'Open the article in the reading pane on its own page',
  'shortcuts.pane': 'Move between the list and the reading pane',
  'shortcuts.nextMark': 'Next matching word in an article',
  'shortcuts.previousMark': 'Previous matching word in an article',
  'shortcuts.save': 'Save',
  'shortcuts.email': 'Send by email',
  'shortcuts.favourite': 'Favorite',
  'shortcuts.star': 'Star the focused or open article',
  'tour.title': 'Welcome to Watchdesk',
  'tour.skip': 'Skip',
  'tour.next': 'Next',
  'tour.finish': 'Get started',
  'tour.step': 'Step {step} of {steps}',
  'tour.1.title': 'Follow topics',
  'tour.1.text':
    'A topic is a saved search. Your company and Watchdesk provide topics, and you can create your own. Find them in the sidebar on the left.',
  'tour.2.title': 'Search everything',
  'tour.2.text':
    'Press / anywhere to search all content. Put phrases in quotes, and use AND, OR, and NOT. To keep a search, save it as a topic.',
  'tour.3.title': 'Get alerts by email',
  'tour.3.text':
    'Subscribe to a topic to get its articles by email. Star it to see its latest articles on this page. For everything else, open Help from the menu under your name.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
