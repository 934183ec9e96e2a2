import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'search.content': 'Search Content',
  'search.topics': 'All Topics',
  'search.contentPlaceholder': 'Search all content',
  'search.topicsPlaceholder': 'Search all topics',
  'search.submit': 'Search',
  'search.clear': 'Clear',
  'search.advanced': 'Advanced search options',
  'search.saveAsTopic': 'Save as Topic',
  'search.history': 'Recent searches',
  'search.suggestions': 'Suggestions',
  'search.noArticle': 'No articles contain {words}.',
  'search.didYouMean': 'Did you mean',
  'search.or': 'or',
  'labels.starNamed': 'Star {title}',
  'labels.addStar': 'Star (t)',
  'labels.removeStar': 'Remove star (t)',
  'labels.isRead': 'Read',
  'search.results': 'Search results',
  'search.resultsFor': '{query} · Search results',
  'search.firstPage': 'Show the first page',
  'search.pages': 'Pages of results',
  'search.useSuggestion': 'Use {suggestion}',
  'search.leaveOut': 'Remove it',
  'search.someSources': '{count, plural, one {# selected source} other {# selected sources}}',
  'filters.title': 'Search Filters',
  'filters.note': 'Articles must match all of these terms, dates, and sources.',
  'filters.dates': 'Published',
  'filters.today': 'Today',
  'filters.week': 'Last 7 days',
  'filters.month': 'Last 30 days',
  'filters.sourcesNote': 'If you don’t select any, all sources are searched.',
  'filters.noTerms': 'No terms yet. Without terms, the search finds everything from its sources.',
  'filters.asText': 'Edit as text',
  'filters.asTerms': 'Edit as terms',
  'filters.clear': 'Clear all',
  'filters.counting': 'Counting…',
  'filters.wrong': 'Fix the error in this search to see how many articles it finds.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
