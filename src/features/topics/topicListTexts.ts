import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'topicList.title': 'Topic search',
  'topicList.find': 'Find Topic',
  'topicList.hidden': 'Watchdesk topics are hidden.',
  'topicList.filters': 'Filters',
  'topicList.subscribed': 'Subscribed',
  'topicList.unsubscribed': 'Unsubscribed',
  'topicList.favorited': 'Favorited',
  'topicList.unfavorited': 'Unfavorited',
  'topicList.clear': 'Clear search and filters',
  'topicList.tabs': 'Topics by owner',
  'topicList.pages': 'Pages of topics',
  'topicList.open': 'Show details of {topicName}',
  'topicList.close': 'Hide details of {topicName}',
  'topicList.more': 'More actions for {topicName}',
  'topicList.place': '{category} > {topicName} ({id})',
  'topicList.description': 'Description',
  'topicList.query': 'Query',
  'topicList.sources': 'Sources',
  'topicList.allSources': 'All sources',
  'topicList.none': '–',
  'topicList.move': 'Move',
  'topicList.moveTitle': 'Move topic',
  'topicList.target': 'Target category',
  'topicList.chooseTarget': 'Choose a category',
  'topicList.addTopic': 'Add Topic',
  'topicList.createCategory': 'Create Category',
  'topicList.editCategory': 'Edit Category',
  'topicList.categories': 'Categories',
  'topicList.counts': '{available, plural, one {# topic} other {# topics}}, {subscribed} subscribed',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
