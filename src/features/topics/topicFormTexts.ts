import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'topicForm.newTitle': 'New topic',
  'topicForm.about': 'About',
  'topicForm.refused': 'Fix the error shown with the query below.',
  'topicForm.title': 'Topic Title',
  'topicForm.description': 'Description',
  'topicForm.category': 'Category',
  'topicForm.chooseCategory': 'Choose a category',
  'topicForm.categoryGone': 'Someone removed this category. Please choose another.',
  'topicForm.back': 'We restored what you entered before your session ended. It isn’t saved yet.',
  'topicForm.alert': 'Alert',
  'topicForm.frequency': 'Frequency',
  'topicForm.frequencyChoose': 'Choose a frequency',
  'topicForm.amount': 'Amount',
  'topicForm.amountHelp': 'Maximum articles per alert',
  'topicForm.titleMissing': 'Topic Title is required field',
  'topicForm.frequencyMissing': 'Frequency is required field.',
  'topicForm.amountMissing': 'Amount is required field.',
  'topicForm.amountMax': 'Must not be greater than {count}',
  'topicForm.amountMin': 'Must be at least 1',
  'topicForm.onlyPublish': 'Publish Content Only',
  'topicForm.publishNote': '(Publish permissions are required)',
  'topicForm.sourcesTitle': 'Include all sources?',
  'topicForm.sourcesInclude': 'Do you want to include all sources to this topic?',
  'topicForm.sourcesRequired': 'Terms or sources are required. Do you want to include all sources to the topic?',
  'topicForm.copy': 'Copy',
  'topicForm.copyTitle': 'Copy topic',
  'topicForm.copyName': '{topicName} (copy)',
  'saveAs.type': 'Topic Type',
  'saveAs.typeMissing': 'Topic type is required',
  'saveAs.mine': 'My Topic',
  'saveAs.company': 'Company Topic',
  'saveAs.search': 'Search',
  'saveAs.noSources': 'None selected. When you save, you’ll be asked whether to include all sources.',
  'saveAs.parent': 'Parent category',
  'saveAs.topLevel': 'None (top level)',
  'saveAs.datesRemoved': 'Time criteria are included in the search and will be removed.',
  'saveAs.nothingLeft': "Can't Save as Topic as there are no allowed Terms and no Sources selected.",
  'saveAs.categoryMissing': 'A category must be assigned to the topic before saving.',
  'topicForm.open': 'Open topic',
  'topicForm.deleteTitle': 'Delete {topicName}?',
  'preview.daysSpoken': 'Articles per day: {sum} in the last 30 days, with a high of {count} on {date}',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
