import { registerTexts } from '@client/shared/texts/t';

/** Texts of what lists of articles have in common: the selection and the view. */
const texts = {
  'selection.actions': 'Actions for selected articles',
  'selection.count': '{count} selected',
  'selection.clear': 'Clear selection',
  'selection.atMost': 'Select up to {n} articles',
  'selection.more': 'More actions',
  'list.view': 'Display',
  'list.view.list': 'List',
  'list.view.details': 'Details',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
