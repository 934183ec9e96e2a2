import { registerTexts } from '@client/shared/texts/t';

/** Texts of pickers and lists of users. */
const texts = {
  'people.find': 'Find User',
  'people.field.email': 'Email',
  'people.field.firstName': 'First Name',
  'people.field.lastName': 'Last Name',
  'people.chosen': 'Selected users',
  'people.more': '+{n} more',
  'people.remove': 'Remove {name}',
  'people.selectAll': 'Select all',
  'people.counts': '{chosen} of {open} selected',
  'people.onlyChosen': 'Selected only',
  'people.none': 'There are currently no users.',
  'people.tip': 'Shift-click or press Shift with an arrow key to select a range. Press Ctrl+A to select all.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
