import type { FeatureName } from '@contract/limits';
import type { ComponentType } from 'react';
import type { TextKey } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';

export interface PageRoute {
  path: string;
  /** The document title until the page sets a more precise one. */
  title: TextKey;
  page: () => Promise<ComponentType>;
  /** Administrators only. */
  admin?: boolean;
  /** Requires the publish permission. */
  publish?: boolean;
  /** The feature flag that must be on. */
  feature?: FeatureName;
}

const topicEdit = async () => (await import('@client/pages/topic-edit/TopicEditPage')).TopicEditPage;
const topicGroups = async () => (await import('@client/pages/topic-groups/TopicGroupsPage')).TopicGroupsPage;
const helpPage = async () => (await import('@client/pages/help/HelpPage')).HelpPage;
const guideTextPage = async () => (await import('@client/pages/help/GuideTextPage')).GuideTextPage;
const sectionPage = async () => (await import('@client/pages/section/SectionPage')).SectionPage;
const articleFormPage = async () => (await import('@client/pages/article-form/ArticleFormPage')).ArticleFormPage;
const articlePage = async () => (await import('@client/pages/article/ArticlePage')).ArticlePage;

/** The pages that need sign-in, in the order of the menu. The specification defines the paths. */
export const protectedPages: readonly PageRoute[] = [
  {
    path: paths.home.pattern,
    title: 'shell.home',
    page: async () => (await import('@client/pages/landing/LandingPage')).LandingPage,
  },
  { path: paths.editTopic.pattern, title: 'topics.edit', page: topicEdit },
  { path: paths.editCompanyTopic.pattern, title: 'topics.edit', page: topicEdit },
  { path: paths.newTopic.pattern, title: 'topicForm.newTitle', page: topicEdit },
  {
    path: paths.saveAsTopic.pattern,
    title: 'search.saveAsTopic',
    page: async () => (await import('@client/pages/topic-edit/SaveAsTopicPage')).SaveAsTopicPage,
  },
  {
    path: paths.topicSearch.pattern,
    title: 'topicList.title',
    page: async () => (await import('@client/pages/topic-search/TopicSearchPage')).TopicSearchPage,
  },
  { path: paths.myTopics.pattern, title: 'topics.user', page: topicGroups, feature: 'myTopics' },
  { path: paths.companyTopics.pattern, title: 'topics.company', page: topicGroups },
  { path: paths.watchdeskTopics.pattern, title: 'topics.watchdesk', page: topicGroups },
  {
    path: paths.newCategory.pattern,
    title: 'topicList.createCategory',
    page: async () => (await import('@client/pages/category-edit/NewCategoryPage')).NewCategoryPage,
  },
  {
    path: paths.editCategory.pattern,
    title: 'topicList.editCategory',
    page: async () => (await import('@client/pages/category-edit/CategoryEditPage')).CategoryEditPage,
  },
  {
    path: paths.topicResults.pattern,
    title: 'articles.list',
    page: async () => (await import('@client/pages/topic-results/TopicResultsPage')).TopicResultsPage,
  },
  {
    path: paths.search.pattern,
    title: 'search.results',
    page: async () => (await import('@client/pages/search-results/SearchResultsPage')).SearchResultsPage,
  },
  {
    path: paths.advancedSearch.pattern,
    title: 'filters.title',
    page: async () => (await import('@client/pages/search-filters/SearchFiltersPage')).SearchFiltersPage,
  },
  {
    path: paths.workspaces.pattern,
    title: 'shell.workspaces',
    page: async () => (await import('@client/pages/workspaces/WorkspacesPage')).WorkspacesPage,
    feature: 'workspaces',
  },
  { path: paths.ownArticle.pattern, title: 'shell.workspaces', page: articleFormPage, feature: 'workspaces' },
  { path: paths.workspaceOwnArticle.pattern, title: 'shell.workspaces', page: articleFormPage, feature: 'workspaces' },
  { path: paths.sharedOwnArticle.pattern, title: 'shell.workspaces', page: articleFormPage, feature: 'workspaces' },
  {
    path: paths.newsletter.pattern,
    title: 'shell.newsletter',
    page: async () => (await import('@client/pages/newsletter/NewsletterPage')).NewsletterPage,
    publish: true,
    feature: 'workspaces',
  },
  { path: paths.newSection.pattern, title: 'shell.workspaces', page: sectionPage, feature: 'workspaces' },
  { path: paths.editSection.pattern, title: 'shell.workspaces', page: sectionPage, feature: 'workspaces' },
  {
    path: paths.alertsFavorites.pattern,
    title: 'alerts.title',
    page: async () => (await import('@client/pages/alerts-favorites/AlertsFavoritesPage')).AlertsFavoritesPage,
    feature: 'alertsAndFavorites',
  },
  {
    path: paths.starred.pattern,
    title: 'shell.starred',
    page: async () => (await import('@client/pages/starred/StarredPage')).StarredPage,
  },
  {
    path: paths.userGroups.pattern,
    title: 'shell.userGroups',
    page: async () => (await import('@client/pages/user-groups/UserGroupsPage')).UserGroupsPage,
    feature: 'userGroups',
  },
  {
    path: paths.editUserGroup.pattern,
    title: 'shell.userGroups',
    page: async () => (await import('@client/pages/user-group/UserGroupPage')).UserGroupPage,
    feature: 'userGroups',
  },
  {
    path: paths.viewUserGroup.pattern,
    title: 'shell.userGroups',
    page: async () => (await import('@client/pages/user-group-view/UserGroupViewPage')).UserGroupViewPage,
    feature: 'userGroups',
  },
  {
    path: paths.generalSettings.pattern,
    title: 'shell.generalSettings',
    page: async () => (await import('@client/pages/general-settings/GeneralSettingsPage')).GeneralSettingsPage,
  },
  {
    path: paths.changePassword.pattern,
    title: 'shell.changePassword',
    page: async () => (await import('@client/pages/change-password/ChangePasswordPage')).ChangePasswordPage,
    feature: 'changePassword',
  },
  {
    path: paths.companySettings.pattern,
    title: 'shell.companySettings',
    page: async () => (await import('@client/pages/company-settings/CompanySettingsPage')).CompanySettingsPage,
    admin: true,
  },
  {
    path: paths.channels.pattern,
    title: 'channels.title',
    page: async () => (await import('@client/pages/channels/ChannelsPage')).ChannelsPage,
    admin: true,
  },
  {
    path: paths.newChannel.pattern,
    title: 'channel.add',
    page: async () => (await import('@client/pages/channel/ChannelPage')).ChannelPage,
    admin: true,
  },
  {
    path: paths.editChannel.pattern,
    title: 'channel.edit',
    page: async () => (await import('@client/pages/channel/ChannelPage')).ChannelPage,
    admin: true,
  },
  {
    path: paths.manageSubscriptions.pattern,
    title: 'shell.manageSubscriptions',
    page: async () =>
      (await import('@client/pages/manage-subscriptions/ManageSubscriptionsPage')).ManageSubscriptionsPage,
    admin: true,
  },
  {
    path: paths.users.pattern,
    title: 'users.title',
    page: async () => (await import('@client/pages/users/UsersPage')).UsersPage,
    admin: true,
  },
  {
    path: paths.editUser.pattern,
    title: 'user.edit',
    page: async () => (await import('@client/pages/user/UserPage')).UserPage,
    admin: true,
  },
  {
    path: paths.userTopics.pattern,
    title: 'userTopics.title',
    page: async () => (await import('@client/pages/user-topics/UserTopicsPage')).UserTopicsPage,
    admin: true,
  },
  {
    path: paths.outbox.pattern,
    title: 'outbox.title',
    page: async () => (await import('@client/pages/outbox/OutboxPage')).OutboxPage,
    admin: true,
  },
  {
    path: paths.qa.pattern,
    title: 'shell.qa',
    page: async () => (await import('./session-recording/SessionReplayPage')).SessionReplayPage,
    feature: 'qa',
  },
  { path: paths.help.pattern, title: 'shell.help', page: helpPage, feature: 'help' },
  { path: paths.helpPage.pattern, title: 'shell.help', page: guideTextPage, feature: 'help' },
  { path: paths.adminHelp.pattern, title: 'shell.help', page: helpPage, feature: 'help', admin: true },
  { path: paths.adminHelpPage.pattern, title: 'shell.help', page: guideTextPage, feature: 'help', admin: true },
  { path: paths.landingArticle.pattern, title: 'article.title', page: articlePage },
  { path: paths.topicArticle.pattern, title: 'article.title', page: articlePage },
  { path: paths.searchArticle.pattern, title: 'article.title', page: articlePage },
  {
    path: paths.translateArticle.pattern,
    title: 'article.title',
    page: async () => (await import('@client/pages/article/translate/TranslatePage')).TranslatePage,
  },
  {
    path: paths.workspaceArticle.pattern,
    title: 'article.title',
    page: articlePage,
    feature: 'workspaces',
  },
];

/** The pages that need no sign-in, and /login for users who are signed in. Their paths are in publicPaths too. */
export const publicPages: readonly PageRoute[] = [
  {
    path: paths.login.pattern,
    title: 'login.title',
    page: async () => (await import('@client/pages/login/SignedInRedirectPage')).SignedInRedirectPage,
  },
  {
    path: paths.terms.pattern,
    title: 'shell.terms',
    page: async () => (await import('@client/pages/about/TermsPage')).TermsPage,
  },
  {
    path: paths.privacy.pattern,
    title: 'shell.privacy',
    page: async () => (await import('@client/pages/about/PrivacyPage')).PrivacyPage,
  },
  {
    path: paths.contact.pattern,
    title: 'shell.contact',
    page: async () => (await import('@client/pages/about/ContactPage')).ContactPage,
  },
];

/** Returns the paths of the pages whose feature is off, without parameters. */
export const disabledPaths = (features: Readonly<Record<string, boolean>>): string[] =>
  protectedPages.flatMap(({ path, feature }) => (feature && !features[feature] ? [path.split('/:')[0] ?? path] : []));
