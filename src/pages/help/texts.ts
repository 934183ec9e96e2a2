import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'help.lead': 'Short guides to everything you can do in Watchdesk.',
  'help.search': 'Search the help',
  'help.found': '{count, plural, one {# page found} other {# pages found}}',
  'help.none': 'No help pages match',
  'help.none.text': 'Try fewer words, or only the beginning of a word.',
  'help.pages': 'Help pages',
  'help.previous': 'Previous: {title}',
  'help.next': 'Next: {title}',
  'help.around': 'Previous and next page',
  'help.group.start': 'Getting started',
  'help.group.read': 'Finding and reading',
  'help.group.topics': 'Topics',
  'help.group.follow': 'Alerts and favorites',
  'help.group.account': 'You and your colleagues',
  'help.group.more': 'Everywhere in Watchdesk',
  'help.group.administer': 'For administrators',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
