import type { Page } from '@playwright/test';
import type { Examples } from './examples';
import type { Role } from './options';

/** A dialog, menu, or other state of a page, and how to open it. */
interface Scene {
  name: string;
  path: (examples: Examples) => string;
  open: (page: Page) => Promise<void>;
  /** The role of the element to wait for, because its code may be loaded lazily. */
  shows: 'dialog' | 'menu' | 'listbox' | 'navigation' | 'nothing new';
  /** Undoes what leaving the page doesn't. */
  close?: (page: Page) => Promise<void>;
  role?: Role;
  /** Only at widths up to this one. */
  upTo?: number;
}

const at = (path: string) => () => path;
const press = (page: Page, name: string | RegExp, role: 'button' | 'tab' | 'menuitem' = 'button') =>
  page.getByRole(role, { name }).first().click();

const firstFound = at('/search-content-results?query=trial');
const groupWorkspace = ({ workspaceId = '' }: Examples) => `/workspaces/${workspaceId}`;
const ownArticleForm = ({ workspaceId = '', ownArticleId = '' }: Examples) =>
  `/workspaces/${workspaceId}/articles/${ownArticleId}`;
const selectFirst = (page: Page) => page.getByRole('list', { name: 'Articles' }).getByRole('checkbox').first().check();

const pressInDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).first().click();

const openAttachments = (page: Page) =>
  page
    .getByRole('button', { name: /attachments?: /, disabled: false })
    .first()
    .click();

/** For the dialogs with the selected articles. */
async function openSections(page: Page): Promise<void> {
  await selectFirst(page);
  await press(page, 'More actions');
  await press(page, 'Sections', 'menuitem');
  await page.getByRole('dialog', { name: 'Sections' }).getByRole('checkbox').first().waitFor();
}

/** An action of an article, which is in a menu on small screens. */
async function pressAction(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const menu = page.getByRole('button', { name: /^(More actions|Actions)/ });
  await button.or(menu).first().waitFor();
  if (await button.isVisible()) return button.click();
  await menu.first().click();
  await press(page, name, 'menuitem');
}

/** One entry for each dialog or menu. */
export const scenes: readonly Scene[] = [
  { name: 'account-menu', shows: 'menu', path: at('/'), open: (page) => press(page, /^Account:/) },
  { name: 'shortcuts', shows: 'dialog', path: at('/'), open: (page) => page.keyboard.press('?') },
  { name: 'topics-drawer', shows: 'navigation', path: at('/'), upTo: 1400, open: (page) => press(page, 'Open topics') },
  {
    name: 'topics-drawer-category',
    shows: 'navigation',
    path: at('/'),
    upTo: 1400,
    async open(page) {
      await press(page, 'Open topics');
      await page.getByRole('navigation', { name: 'Topics' }).getByRole('button').first().click();
    },
  },
  {
    name: 'offline',
    shows: 'dialog',
    path: at('/'),
    open: (page) => page.context().setOffline(true),
    close: (page) => page.context().setOffline(false),
  },
  {
    name: 'search-history',
    shows: 'listbox',
    path: at('/'),
    async open(page) {
      await page.goto('/search-content-results?query=trial');
      await page.getByRole('combobox', { name: 'Search all content' }).fill('approval');
      await page.keyboard.press('Enter');
      await page.getByText(/^\d+ (stories|story)$/).waitFor();
      await page.goto('/');
      await page.getByRole('combobox').first().focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'landing-all-topics',
    shows: 'nothing new',
    path: at('/'),
    open: (page) => page.getByRole('radio', { name: 'All Topics' }).check(),
  },
  { name: 'term-dialog', shows: 'dialog', path: at('/add-topic'), open: (page) => press(page, 'Add term') },
  {
    name: 'topic-form-empty-save',
    shows: 'nothing new',
    path: at('/add-topic'),
    open: (page) => press(page, 'Save'),
  },
  {
    name: 'leave-dialog',
    shows: 'dialog',
    path: at('/add-topic'),
    async open(page) {
      await page.getByLabel('Topic Title').fill('Not saved yet');
      await press(page, 'Cancel');
    },
  },
  {
    name: 'copy-dialog',
    shows: 'dialog',
    path: ({ topicId = '' }) => `/topics/${topicId}`,
    open: (page) => press(page, 'Copy'),
  },
  {
    name: 'delete-dialog',
    shows: 'dialog',
    path: ({ topicId = '' }) => `/topics/${topicId}`,
    open: (page) => press(page, 'Delete'),
  },
  {
    name: 'topic-query-text',
    shows: 'nothing new',
    path: ({ topicId = '' }) => `/topics/${topicId}`,
    open: (page) => press(page, 'Text'),
  },
  {
    name: 'topic-row-open',
    shows: 'nothing new',
    path: at('/topic-list-search'),
    open: (page) => press(page, /^Show details of/),
  },
  {
    name: 'move-dialog',
    role: 'admin',
    shows: 'dialog',
    path: at('/topic-list-search'),
    async open(page) {
      await press(page, /^More actions for/);
      await press(page, 'Move', 'menuitem');
    },
  },
  {
    name: 'delivery-dialog',
    shows: 'dialog',
    role: 'user',
    path: at('/alerts-favorites'),
    open: (page) =>
      page
        .getByRole('button', { name: /^Delivery options for/, disabled: false })
        .first()
        .click(),
  },
  {
    name: 'article-details',
    shows: 'nothing new',
    path: ({ articleId = '', version = '' }) => `/search-article/${articleId}/${version}/trial`,
    open: (page) => press(page, 'Details', 'tab'),
  },
  {
    name: 'channels-remove-many',
    shows: 'dialog',
    role: 'admin',
    path: at('/channels'),
    async open(page) {
      const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await press(page, 'Remove selected');
    },
  },
  {
    name: 'channel-refused',
    shows: 'nothing new',
    role: 'admin',
    path: at('/channels/add'),
    open: (page) => press(page, 'Save'),
  },
  {
    name: 'channel-remove',
    shows: 'dialog',
    role: 'admin',
    path: (examples) => `/channels/admin/${examples['/channels/admin/:id?:id'] ?? ''}`,
    open: (page) => press(page, 'Remove Channel'),
  },
  {
    name: 'article-form-body',
    role: 'admin',
    shows: 'nothing new',
    path: at('/workspaces/articles'),
    async open(page) {
      await press(page, 'Body', 'tab');
      await page.getByRole('textbox', { name: 'Body' }).waitFor();
    },
  },
  {
    name: 'article-form-history',
    role: 'admin',
    shows: 'dialog',
    path: ownArticleForm,
    open: (page) => press(page, 'Version history'),
  },
  {
    name: 'article-form-remove',
    role: 'admin',
    shows: 'dialog',
    path: ownArticleForm,
    open: (page) => press(page, 'Remove'),
  },
  {
    name: 'publish-dialog',
    role: 'admin',
    shows: 'dialog',
    path: groupWorkspace,
    async open(page) {
      await selectFirst(page);
      await press(page, 'Publish');
      await page.getByRole('dialog').getByRole('checkbox').first().check();
    },
  },
  {
    name: 'article-menu',
    role: 'admin',
    shows: 'menu',
    path: groupWorkspace,
    open: (page) => press(page, /^Actions for/),
  },
  {
    name: 'email-dialog',
    role: 'admin',
    shows: 'dialog',
    path: firstFound,
    async open(page) {
      await selectFirst(page);
      await press(page, /^Send/);
    },
  },
  {
    name: 'share-dialog',
    shows: 'dialog',
    path: firstFound,
    async open(page) {
      await selectFirst(page);
      await press(page, /^Share/);
    },
  },
  {
    name: 'attachments-dialog',
    role: 'admin',
    shows: 'dialog',
    path: groupWorkspace,
    open: openAttachments,
  },
  {
    name: 'comments-dialog',
    role: 'admin',
    shows: 'dialog',
    path: groupWorkspace,
    open: (page) => press(page, /^\d+ comments?: /),
  },
  {
    name: 'save-dialog',
    shows: 'dialog',
    path: firstFound,
    async open(page) {
      const boxes = page.getByRole('list', { name: 'Articles' }).getByRole('checkbox');
      // A single article is saved without a question.
      for (const place of [0, 1]) await boxes.nth(place).check();
      await press(page, /^Save \(/);
    },
  },
  {
    name: 'summary-dialog',
    shows: 'dialog',
    path: ({ articleId = '', version = '' }) => `/search-article/${articleId}/${version}/trial`,
    async open(page) {
      await pressAction(page, 'AI Summary');
      await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click();
    },
  },
  {
    name: 'translate-dialog',
    shows: 'dialog',
    path: ({ articleId = '', version = '' }) => `/search-article/${articleId}/${version}/trial`,
    open: (page) => press(page, 'Translate'),
  },
  {
    name: 'filter-dialog',
    role: 'admin',
    shows: 'dialog',
    path: groupWorkspace,
    open: (page) => press(page, 'Filter'),
  },
  {
    name: 'filter-dialog-people',
    role: 'admin',
    shows: 'dialog',
    path: groupWorkspace,
    async open(page) {
      await press(page, 'Filter');
      await press(page, 'Shared by', 'tab');
    },
  },
  { name: 'sections-dialog', role: 'admin', shows: 'dialog', path: groupWorkspace, open: openSections },
  {
    name: 'sections-dialog-add',
    role: 'admin',
    shows: 'dialog',
    path: groupWorkspace,
    async open(page) {
      await openSections(page);
      await press(page, 'Add section');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'sections-dialog-move',
    role: 'admin',
    shows: 'dialog',
    path: groupWorkspace,
    async open(page) {
      await openSections(page);
      await pressInDialog(page, /^Actions for/);
      await press(page, /^Move$/, 'menuitem');
    },
  },
  {
    name: 'sections-dialog-delete',
    role: 'admin',
    shows: 'dialog',
    path: groupWorkspace,
    async open(page) {
      await openSections(page);
      await pressInDialog(page, /^Actions for/);
      await press(page, 'Delete', 'menuitem');
    },
  },
  {
    name: 'attachments-dialog-link',
    role: 'admin',
    shows: 'dialog',
    path: groupWorkspace,
    async open(page) {
      await openAttachments(page);
      await press(page, 'Add a link', 'tab');
      await pressInDialog(page, 'Attach');
    },
  },
  {
    name: 'attachments-dialog-file',
    role: 'admin',
    shows: 'dialog',
    path: groupWorkspace,
    async open(page) {
      await openAttachments(page);
      await press(page, 'Upload a file', 'tab');
      await pressInDialog(page, 'Upload file');
    },
  },
  {
    name: 'article-form-link',
    role: 'admin',
    shows: 'dialog',
    path: at('/workspaces/articles'),
    async open(page) {
      await press(page, 'Body', 'tab');
      await press(page, 'Link');
    },
  },
  {
    name: 'article-form-image',
    role: 'admin',
    shows: 'dialog',
    path: at('/workspaces/articles'),
    async open(page) {
      await press(page, 'Body', 'tab');
      await press(page, 'Image');
    },
  },
  {
    name: 'workspace-delete',
    role: 'admin',
    shows: 'dialog',
    path: groupWorkspace,
    async open(page) {
      await selectFirst(page);
      await press(page, 'More actions');
      await press(page, /^(Delete|Remove)/, 'menuitem');
    },
  },
  {
    name: 'workspace-menu',
    role: 'admin',
    shows: 'menu',
    path: groupWorkspace,
    async open(page) {
      await selectFirst(page);
      await press(page, 'More actions');
    },
  },
  {
    name: 'workspace-select-all',
    role: 'admin',
    shows: 'nothing new',
    path: groupWorkspace,
    open: (page) => page.getByRole('checkbox', { name: 'Select all on this page' }).check(),
  },
  { name: 'notifications', shows: 'dialog', path: at('/'), open: (page) => press(page, /^Notifications/) },
  {
    name: 'workspace-media',
    role: 'admin',
    shows: 'nothing new',
    path: groupWorkspace,
    open: (page) => press(page, /^Media/, 'tab'),
  },
  {
    name: 'workspace-trash',
    shows: 'nothing new',
    path: at('/workspaces'),
    open: (page) => press(page, /^Trash/, 'tab'),
  },
  {
    name: 'publish-channels',
    role: 'admin',
    shows: 'nothing new',
    path: at('/channels'),
    open: (page) => press(page, 'Publish channels', 'tab'),
  },
  {
    name: 'publish-channel-feeds',
    role: 'admin',
    shows: 'dialog',
    path: at('/channels'),
    async open(page) {
      await press(page, 'Publish channels', 'tab');
      await press(page, /^Feed/);
    },
  },
];
