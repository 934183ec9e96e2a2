import type { FeatureName } from '@contract/limits';
import type { ComponentType } from 'react';
import type { TextKey } from '@client/shared/lib/texts/en';

export interface PageRoute {
  path: string;
  /** The tab's title until the page knows a better one. */
  title: TextKey;
  page: () => Promise<ComponentType>;
  /** Administrators only. */
  admin?: boolean;
  /** Those alone who may publish. */
  publish?: boolean;
  /** The flag without which the page does not exist. */
  feature?: FeatureName;
}

const topicEdit = async () => (await import('@client/pages/topic-edit/TopicEditPage')).TopicEditPage;
const topicGroups = async () => (await import('@client/pages/topic-groups/TopicGroupsPage')).TopicGroupsPage;
const helpPage = async () => (await import('@client/pages/help/HelpPage')).HelpPage;
const guideTextPage = async () => (await import('@client/pages/help/GuideTextPage')).GuideTextPage;
const sectionPage = async () => (await import('@client/pages/section/SectionPage')).SectionPage;
const articlePage = async () => (await import('@client/pages/article/ArticlePage')).ArticlePage;

/** The pages behind sign-in, in the order of the menu: a page builder adds an entry. Paths are the specification's. */
export const protectedPages: readonly PageRoute[] = [
  { path: '/', title: 'shell.home', page: async () => (await import('@client/pages/landing/LandingPage')).LandingPage },
  { path: '/topics/:topicId?', title: 'topics.edit', page: topicEdit },
  { path: '/topics/admin/:topicId?', title: 'topics.edit', page: topicEdit },
  { path: '/add-topic', title: 'topicForm.newTitle', page: topicEdit },
  {
    path: '/save-as-topic',
    title: 'search.saveAsTopic',
    page: async () => (await import('@client/pages/topic-edit/SaveAsTopicPage')).SaveAsTopicPage,
  },
  {
    path: '/topic-list-search',
    title: 'topicList.title',
    page: async () => (await import('@client/pages/topic-search/TopicSearchPage')).TopicSearchPage,
  },
  { path: '/my-topics/:profileGroupId?', title: 'topics.user', page: topicGroups, feature: 'myTopics' },
  { path: '/company-topics/:profileGroupId?', title: 'topics.company', page: topicGroups },
  { path: '/watchdesk-topics/:profileGroupId?', title: 'topics.watchdesk', page: topicGroups },
  {
    path: '/profile-group/add/:profileGroupId?',
    title: 'topicList.createCategory',
    page: async () => (await import('@client/pages/category-edit/CategoryAddPage')).CategoryAddPage,
  },
  {
    path: '/profile-group/:profileGroupId?',
    title: 'topicList.editCategory',
    page: async () => (await import('@client/pages/category-edit/CategoryEditPage')).CategoryEditPage,
  },
  {
    path: '/topic-search-results/:topicId/:owner?',
    title: 'articles.list',
    page: async () => (await import('@client/pages/topic-results/TopicResultsPage')).TopicResultsPage,
  },
  {
    path: '/search-content-results',
    title: 'search.results',
    page: async () => (await import('@client/pages/search-results/SearchResultsPage')).SearchResultsPage,
  },
  {
    path: '/search-content-filters',
    title: 'filters.title',
    page: async () => (await import('@client/pages/search-filters/SearchFiltersPage')).SearchFiltersPage,
  },
  {
    path: '/workspaces/:workspaceId?',
    title: 'shell.workspaces',
    page: async () => (await import('@client/pages/workspaces/WorkspacesPage')).WorkspacesPage,
    feature: 'workspaces',
  },
  {
    path: '/newsletter',
    title: 'shell.newsletter',
    page: async () => (await import('@client/pages/newsletter/NewsletterPage')).NewsletterPage,
    publish: true,
    feature: 'workspaces',
  },
  { path: '/groups/add/:parentId?', title: 'shell.workspaces', page: sectionPage, feature: 'workspaces' },
  { path: '/groups/edit/:groupId', title: 'shell.workspaces', page: sectionPage, feature: 'workspaces' },
  {
    path: '/alerts-favorites',
    title: 'alerts.title',
    page: async () => (await import('@client/pages/alerts-favorites/AlertsFavoritesPage')).AlertsFavoritesPage,
    feature: 'alertsAndFavorites',
  },
  {
    path: '/user-groups',
    title: 'shell.userGroups',
    page: async () => (await import('@client/pages/user-groups/UserGroupsPage')).UserGroupsPage,
    feature: 'userGroups',
  },
  {
    path: '/user-groups/add/:userGroupId?',
    title: 'shell.userGroups',
    page: async () => (await import('@client/pages/user-group/UserGroupPage')).UserGroupPage,
    feature: 'userGroups',
  },
  {
    path: '/user-groups/view/:userGroupId?',
    title: 'shell.userGroups',
    page: async () => (await import('@client/pages/user-group-view/UserGroupViewPage')).UserGroupViewPage,
    feature: 'userGroups',
  },
  {
    path: '/general-settings',
    title: 'shell.generalSettings',
    page: async () => (await import('@client/pages/general-settings/GeneralSettingsPage')).GeneralSettingsPage,
  },
  {
    path: '/change-password',
    title: 'shell.changePassword',
    page: async () => (await import('@client/pages/change-password/ChangePasswordPage')).ChangePasswordPage,
    feature: 'changePassword',
  },
  {
    path: '/company-settings',
    title: 'shell.companySettings',
    page: async () => (await import('@client/pages/company-settings/CompanySettingsPage')).CompanySettingsPage,
    admin: true,
  },
  {
    path: '/channels',
    title: 'channels.title',
    page: async () => (await import('@client/pages/channels/ChannelsPage')).ChannelsPage,
    admin: true,
  },
  {
    path: '/channels/add',
    title: 'channel.add',
    page: async () => (await import('@client/pages/channel/ChannelPage')).ChannelPage,
    admin: true,
  },
  {
    path: '/channels/admin/:id?',
    title: 'channel.edit',
    page: async () => (await import('@client/pages/channel/ChannelPage')).ChannelPage,
    admin: true,
  },
  {
    path: '/manage-subscriptions',
    title: 'shell.manageSubscriptions',
    page: async () =>
      (await import('@client/pages/manage-subscriptions/ManageSubscriptionsPage')).ManageSubscriptionsPage,
    admin: true,
  },
  {
    path: '/users',
    title: 'users.title',
    page: async () => (await import('@client/pages/users/UsersPage')).UsersPage,
    admin: true,
  },
  {
    path: '/users/admin/:userId?',
    title: 'user.edit',
    page: async () => (await import('@client/pages/user/UserPage')).UserPage,
    admin: true,
  },
  {
    path: '/users/admin/:userId/topics',
    title: 'userTopics.title',
    page: async () => (await import('@client/pages/user-topics/UserTopicsPage')).UserTopicsPage,
    admin: true,
  },
  {
    path: '/outbox/:id?',
    title: 'outbox.title',
    page: async () => (await import('@client/pages/outbox/OutboxPage')).OutboxPage,
    admin: true,
  },
  { path: '/qa', title: 'shell.qa', page: async () => (await import('./replay/QaPage')).QaPage, feature: 'qa' },
  { path: '/help', title: 'shell.help', page: helpPage, feature: 'help' },
  { path: '/help/:page', title: 'shell.help', page: guideTextPage, feature: 'help' },
  { path: '/help/admin', title: 'shell.help', page: helpPage, feature: 'help', admin: true },
  { path: '/help/admin/:page', title: 'shell.help', page: guideTextPage, feature: 'help', admin: true },
  { path: '/landing-article/:articleId/:version', title: 'article.title', page: articlePage },
  { path: '/topic-article/:articleId/:version/:topicId', title: 'article.title', page: articlePage },
  { path: '/search-article/:articleId/:version/:contentSearch?', title: 'article.title', page: articlePage },
  {
    path: '/workspace-article/:articleId/:workspaceId/:version/:isNew?',
    title: 'article.title',
    page: articlePage,
    feature: 'workspaces',
  },
];

/** Pages that anyone may read, and what /login is for who is signed in. Their paths stand in publicPaths too. */
export const publicPages: readonly PageRoute[] = [
  { path: '/login', title: 'login.title', page: async () => (await import('@client/pages/login/GoOnPage')).GoOnPage },
  { path: '/terms', title: 'shell.terms', page: async () => (await import('@client/pages/about/TermsPage')).TermsPage },
  {
    path: '/privacy',
    title: 'shell.privacy',
    page: async () => (await import('@client/pages/about/PrivacyPage')).PrivacyPage,
  },
  {
    path: '/contact',
    title: 'shell.contact',
    page: async () => (await import('@client/pages/about/ContactPage')).ContactPage,
  },
];

/** The beginnings of the addresses whose pages these features leave out. */
export const pagesWithout = (features: Readonly<Record<string, boolean>>): string[] =>
  protectedPages.flatMap(({ path, feature }) => (feature && !features[feature] ? [path.split('/:')[0] ?? path] : []));
