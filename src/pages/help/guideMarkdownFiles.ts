import companySettings from '@guide/admin/company-settings.md';
import companyTopics from '@guide/admin/company-topics.md';
import importUsers from '@guide/admin/import-users.md';
import manageRss from '@guide/admin/manage-rss.md';
import manageSubscriptions from '@guide/admin/manage-subscriptions.md';
import manageUsers from '@guide/admin/manage-users.md';
import outbox from '@guide/admin/outbox.md';
import advancedSearch from '@guide/advanced-search.md';
import alerts from '@guide/alerts.md';
import changePassword from '@guide/change-password.md';
import dragging from '@guide/dragging.md';
import favorites from '@guide/favorites.md';
import findingTopics from '@guide/finding-topics.md';
import firstLook from '@guide/first-look.md';
import generalSettings from '@guide/general-settings.md';
import keyboard from '@guide/keyboard.md';
import makingATopic from '@guide/making-a-topic.md';
import newsletters from '@guide/newsletters.md';
import offline from '@guide/offline.md';
import organizingTopics from '@guide/organizing-topics.md';
import qaReplay from '@guide/qa-replay.md';
import queryLanguage from '@guide/query-language.md';
import reading from '@guide/reading.md';
import saveAsTopic from '@guide/save-as-topic.md';
import searching from '@guide/searching.md';
import signingIn from '@guide/signing-in.md';
import topicSources from '@guide/sources.md';
import userGroups from '@guide/user-groups.md';
import workspaces from '@guide/workspaces.md';
import writingArticles from '@guide/writing-articles.md';

/** The Markdown texts of docs/guide, by slug. */
export const markdownFiles = {
  'signing-in': signingIn,
  'first-look': firstLook,
  searching,
  'advanced-search': advancedSearch,
  'query-language': queryLanguage,
  reading,
  workspaces,
  'writing-articles': writingArticles,
  newsletters,
  'finding-topics': findingTopics,
  'making-a-topic': makingATopic,
  sources: topicSources,
  'save-as-topic': saveAsTopic,
  'organizing-topics': organizingTopics,
  dragging,
  alerts,
  favorites,
  'general-settings': generalSettings,
  'change-password': changePassword,
  'user-groups': userGroups,
  keyboard,
  offline,
  'qa-replay': qaReplay,
  'manage-users': manageUsers,
  'import-users': importUsers,
  'manage-subscriptions': manageSubscriptions,
  'company-topics': companyTopics,
  'manage-rss': manageRss,
  'company-settings': companySettings,
  outbox,
} as const;
