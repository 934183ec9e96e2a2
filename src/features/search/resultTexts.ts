import { registerTexts } from '@client/shared/texts/t';

/** Texts of the list of results of a search or a topic, and of its controls. */
const texts = {
  'articles.others': '{count, plural, one {# other source} other {# other sources}}',
  'articles.othersOf': 'Other sources of {headline}',
  'articles.othersFailed': 'Couldn’t load the other sources.',
  'articles.count': '{count, plural, one {# article} other {# articles}}',
  'articles.countMore': '{count}+ articles',
  'articles.countStories': '{count, plural, one {# story} other {# stories}}',
  'articles.countStoriesMore': '{count}+ stories',
  'articles.select': 'Select {title}',
  'articles.sort': 'Sort by',
  'articles.newest': 'Newest first',
  'articles.relevant': 'Most relevant first',
  'articles.stories': 'Group stories',
  'search.histogram.scale':
    '{days, plural, one {Articles per day} other {Articles per # days}} (max. {count}). Select a bar to filter by date.',
  'topicResults.alerts': 'You get alerts by email: {frequency}.',
  'topicResults.tune': 'Change frequency or amount',
  'topicResults.pause': 'Pause or adjust',
  'topicResults.copyLink': 'Copy a link for colleagues',
  'topicResults.linkCopied': 'Link copied.',
  'topicResults.linkNotCopied': 'Couldn’t copy the link: {link}',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
