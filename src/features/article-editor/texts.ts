import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'editor.toolbar': 'Formatting',
  'editor.words': '{count, plural, one {# word} other {# words}}',
  'editor.block': 'Paragraph style',
  'editor.block.paragraph': 'Paragraph',
  'editor.block.h2': 'Heading',
  'editor.block.h3': 'Subheading',
  'editor.block.h4': 'Small heading',
  'editor.bold': 'Bold',
  'editor.italic': 'Italic',
  'editor.underline': 'Underline',
  'editor.strike': 'Strikethrough',
  'editor.bulletList': 'Bulleted list',
  'editor.orderedList': 'Numbered list',
  'editor.quote': 'Quote',
  'editor.link': 'Link',
  'editor.image': 'Image',
  'editor.video': 'Video link',
  'editor.table': 'Table',
  'editor.tableChange': 'Edit table',
  'editor.rowAfter': 'Add row below',
  'editor.columnAfter': 'Add column to the right',
  'editor.deleteRow': 'Delete row',
  'editor.deleteColumn': 'Delete column',
  'editor.deleteTable': 'Delete table',
  'editor.redo': 'Redo',
  'editor.withKeys': '{name} ({keys})',
  'editor.address': 'Address',
  'editor.linkText': 'Text',
  'editor.linkInvalid': 'Please enter an address that begins with https://, http://, or mailto:.',
  'editor.linkInsert': 'Insert link',
  'editor.linkChange': 'Edit link',
  'editor.linkRemove': 'Remove link',
  'editor.videoInsert': 'Insert video link',
  'editor.videoTitle': 'Title',
  'editor.videoText': 'Video: {title}',
  'editor.imageInsert': 'Insert image',
  'editor.imageFile': 'Image file (JPEG or PNG)',
  'editor.imageAlt': 'Description for people who can’t see it',
  'editor.imageRequired': 'Please choose an image.',
  'editor.imageInvalid': 'Please choose a JPEG or PNG file.',
  'editor.insert': 'Insert',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
