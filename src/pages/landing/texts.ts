import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'landing.greeting': 'Welcome back, {name}',
  'landing.greetingFirst': 'Welcome, {name}',
  'landing.greetingPlain': 'Welcome to Watchdesk',
  'landing.mode': 'What to search',
  'landing.topics': 'Topics by owner',
  'landing.available': 'available',
  'landing.subscribed': 'subscribed',
  'landing.tile.WATCHDESK': 'Maintained by Watchdesk’s editors and ready to follow.',
  'landing.tile.COMPANY': 'Shared by everyone at {department}.',
  'landing.tile.companyPlain': 'Shared by everyone in your company.',
  'landing.tile.USER': 'Your own saved searches, visible only to you.',
  'landing.favourites': 'Favorite topics',
  'landing.showMore': 'Show more',
  'landing.showMoreOf': 'Show more from {topic}',
  'landing.alsoIn': 'Also in: {topics}',
  'landing.shownAbove': 'The newest articles on this topic are shown above, in {topics}.',
  'landing.noArticles': 'No articles on this topic yet.',
  'landing.notUpdated': 'Couldn’t load the latest articles: {reason}',
  'landing.manageFavourites': 'Manage favorites',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
