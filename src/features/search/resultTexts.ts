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
  'search.histogram': 'Articles by date',
  'search.histogram.scale':
    '{days, plural, one {Articles per day} other {Articles per # days}} (max. {count}). Select a bar to filter by date.',
  'search.histogram.none': 'No articles in this period.',
  'search.histogram.bar': '{from} to {to}: {count}',
  'search.histogram.day': '{from}: {count}',
  'search.histogram.period': 'Period',
  'search.histogram.days30': 'Last 30 days',
  'search.histogram.days90': 'Last 90 days',
  'search.histogram.days364': 'Last 52 weeks',
  'search.histogram.all': 'All dates',
  'search.histogram.widen': 'Show all dates',
  'search.narrowed': 'Filtered by',
  'search.filter.not': 'not {names}',
  'search.filter.day': 'Published {day}',
  'search.filter.dates': 'Published {from} to {to}',
  'search.filter.since': 'Published since {from}',
  'search.filter.until': 'Published until {to}',
  'search.facets': 'Filter results',
  'search.facet.publication': 'Publication',
  'search.facet.category': 'Category',
  'search.facet.language': 'Language',
  'search.facet.organization': 'Organization',
  'search.facet.subject': 'Subject',
  'search.facet.more': 'Show {count} more',
  'search.facet.partial': 'Based on the {count, plural, one {newest article} other {newest # articles}}.',
  'search.facet.exclude': 'Exclude {name}',
  'search.relaxed': 'No article matches everything. These smaller searches find some:',
  'search.relaxed.without': 'Without {part}',
  'search.relaxed.only': 'Only {query}',
  'topicResults.search': 'Search within this topic',
  'topicResults.new': '{count} new since your last visit',
  'topicResults.newMore': '{count}+ new since your last visit',
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
