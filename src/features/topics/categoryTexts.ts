import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'categoryForm.title': 'Category Title',
  'categoryForm.titleMissing': 'Topic Group Name is required field',
  'categoryForm.image': 'Image',
  'categoryForm.chooseImage': 'Choose image',
  'categoryForm.changeImage': 'Change image',
  'categoryForm.clearImage': 'Remove image',
  'categoryForm.imageNote': 'Choose an image from the library, or upload your own.',
  'categoryForm.gone': 'Someone removed this category, so it can’t be saved. Your changes stay here until you leave.',
  'categoryForm.parentGone':
    'Someone removed the parent category, so nothing can be created in it. Your changes stay here until you leave.',
  'picker.title': 'Choose an image',
  'picker.parts': 'Image sources',
  'picker.upload': 'Upload',
  'picker.own': 'Your own image',
  'picker.ownNote': 'PNG or JPG, up to 1 MB and 1920 × 1280 px. You’ll crop it to a square.',
  'picker.use': 'Use image',
  'category.remove': 'Remove Category',
  'category.removeTitle': 'Remove {category}?',
  'category.removeEmpty': 'This category is empty. Nothing else will change.',
  'category.removeToParent': '{contents} will move to {parent}.',
  'category.removeToMisc': 'Its topics will move to Misc.',
  'category.removeToTop': 'Its categories will move to the top level.',
  'category.removeRefused': 'Only an empty category can be removed. Move or delete its contents first: {contents}.',
  'category.removeLocked': 'This category can’t be removed because it contains something locked: {contents}.',
  'category.removeUnderLocked':
    '{parent} is locked, so nothing can move into it. Move or delete this category’s contents first: {contents}.',
  'category.showContents': 'Show contents',
  'category.topics': '{count, plural, one {# topic} other {# topics}}',
  'category.groups': '{count, plural, one {# category} other {# categories}}',
  'category.and': '{topics} and {groups}',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
