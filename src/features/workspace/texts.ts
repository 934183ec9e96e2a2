import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'workspaces.choose': 'Workspace',
  'workspaces.personal': 'My personal workspace',
  'workspaces.groups': 'User groups',
  'workspaces.withNew': '{name} ({count} new)',
  'workspaces.groupsFailed': 'Couldn’t load your user groups’ workspaces.',
  'workspaces.unknown': 'This workspace doesn’t exist',
  'workspaces.unknown.text': 'It may have been removed, or you’re not in its user group.',
  'workspaces.toOwn': 'Go to my personal workspace',
  'workspaces.find': 'Find by headline',
  'workspaces.sort': 'Sort by',
  'workspaces.sort.newest_desc': 'Most Recently Added',
  'workspaces.sort.title_asc': 'Alphabetical by Title',
  'workspaces.count': '{count, plural, one {# article} other {# articles}}',
  'workspaces.selectAll': 'Select all on this page',
  'workspaces.select': 'Select {title}',
  'workspaces.pageSelected': '{count, plural, one {The article} other {All # articles}} on this page selected.',
  'workspaces.selectList': '{count, plural, one {Select the article} other {Select all # articles}}',
  'workspaces.selectFound': '{count, plural, one {Select the article found} other {Select all # articles found}}',
  'workspaces.listSelected': '{count, plural, one {The article} other {All # articles}} selected.',
  'workspaces.dropped':
    '{count, plural, one {A selected article is no longer in this list.} other {# selected articles are no longer in this list.}}',
  'workspaces.newsletterCount': 'Newsletter ({count})',
  'workspaces.createArticle': 'Create article',
  'workspaces.editArticle': 'Edit {title}',
  'workspaces.pages': 'Pages of the workspace',
  'workspaces.empty': 'Currently there are no articles in this workspace',
  'workspaces.emptyOwn': 'Articles you save while reading appear here.',
  'workspaces.emptyGroup': 'Articles that group members share appear here.',
  'workspaces.read': 'Find articles to read',
  'workspaces.clearFilters': 'Clear filters',
  'workspaces.added': 'Added {date}',
  'workspaces.new': 'New',
  'workspaces.saved': 'Saved {date}',
  'workspaces.published': 'Published {date}',
  'workspaces.version': 'Version {version} of {latest}',
  'workspaces.onlyVersion': 'Version {version}',
  'workspaces.draftOf': 'Draft · published version {version}',
  'workspaces.state.Draft': 'Draft',
  'workspaces.state.Original': 'Original',
  'workspaces.state.Published': 'Published',
  'workspaces.sharedBy': 'Shared by {name}',
  'workspaces.readMore': 'Read More',
  'workspaces.readMoreOf': 'Read More: {title}',
  'workspaces.readLess': 'Read Less',
  'workspaces.readLessOf': 'Read Less: {title}',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
