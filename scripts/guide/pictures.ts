import type { Locator, Page } from '@playwright/test';
import type { Examples } from '../check-pages/examples';

/** A picture of the guide: the account, the page, what to open, and which elements to show. */
export interface Picture {
  name: string;
  /** The demo account; null for the sign-in page. */
  as: 'user' | 'admin' | 'editor' | null;
  path?: (examples: Examples) => string;
  open?: (page: Page) => Promise<unknown>;
  /** The elements to show, together; default: the page's main element. */
  of?: (page: Page) => Locator[];
  /** Width of the viewport. */
  width?: number;
  /** Maximum height of the picture. */
  maxHeight?: number;
  /** Undoes what leaving the page doesn't. */
  close?: (page: Page) => Promise<unknown>;
}

const at = (path: string) => () => path;
const press = (page: Page, name: string | RegExp, role: 'button' | 'tab' | 'menuitem' = 'button') =>
  page.getByRole(role, { name }).first().click();
const dialog = (page: Page) => [page.locator('.MuiDialog-paper')];
const whole = (page: Page) => [page.locator('body')];

const importFile = [
  'First Name,Last Name,Email,Administrator',
  'Ada,Brook,ada.brook@demo.watchdesk.example,No',
  'Juri,Lind,juri.lind@demo.watchdesk.example,No',
  'Noor,Vale,noor.vale@demo,No',
].join('\n');

/** Fills in a newsletter with two sections, without sending it. */
const fillNewsletter = async (page: Page) => {
  await page.getByLabel('Subject').fill('What the week brought');
  await page.getByRole('option', { name: /Medical Affairs/ }).click();
  await page.getByRole('checkbox', { name: 'Orvetinib', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Hospitals', exact: true }).check();
  await page.locator('.grip').first().waitFor();
};
const leaveNewsletter = async (page: Page) => {
  await page.getByRole('link', { name: 'Workspace', exact: true }).click();
  await press(page, 'Leave');
};

/** Fills in a topic whose query is a good example. */
const fillTopic = async (page: Page) => {
  await page.getByLabel('Topic Title').fill('Approvals and trials');
  await press(page, 'Text');
  await page.getByRole('textbox', { name: 'Query' }).fill('trial OR approval');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText(/articles match now/).waitFor();
};

/** Finds the article that the editor has drafted. */
const findDraft = async (page: Page) => {
  await page.getByLabel('Find by headline').fill('Battery recalls');
  await page.getByText(/^1 article$/).waitFor();
};

/** Opens the form of that article. */
const openDraft = async (page: Page) => {
  await findDraft(page);
  await page.getByRole('link', { name: /^Edit Battery recalls/ }).click();
  await page.getByLabel('Headline', { exact: true }).waitFor();
  // Otherwise the pointer rests on a button of the form, whose tooltip is shown.
  await page.mouse.move(0, 0);
};

export const pictures: readonly Picture[] = [
  {
    name: 'signing-in',
    as: null,
    path: at('/login'),
    of: (page) => [page.getByText('Watchdesk', { exact: true }), page.locator('form').locator('xpath=..')],
    width: 900,
  },

  { name: 'first-look', as: 'user', of: whole, width: 1100, maxHeight: 780 },
  {
    name: 'topics-drawer',
    as: 'user',
    open: (page) => press(page, 'Open topics'),
    of: (page) => [page.getByRole('navigation', { name: 'Topics' })],
    width: 900,
    maxHeight: 560,
  },
  {
    name: 'account-menu',
    as: 'user',
    open: (page) => press(page, /^Account:/),
    of: (page) => [
      page.getByRole('button', { name: /^Account:/, includeHidden: true }),
      page.locator('.MuiMenu-paper'),
    ],
    maxHeight: 640,
  },
  { name: 'search-results', as: 'user', path: at('/search-content-results?query=trial'), width: 1100, maxHeight: 720 },
  { name: 'search-faulty', as: 'user', path: at('/search-content-results?query=organisation:Corvane'), maxHeight: 420 },
  {
    name: 'search-filters',
    as: 'user',
    path: at('/search-content-filters?query=trial+AND+date:[2020-01-01+TO+*]'),
    open: (page) => page.getByText(/^\d+ articles?$/).waitFor(),
    maxHeight: 860,
  },
  {
    name: 'query-text',
    as: 'user',
    path: at('/add-topic'),
    async open(page) {
      await press(page, 'Text');
      await page.getByRole('textbox', { name: 'Query' }).fill('organization:Corvane AND headlin:trial');
      // The error is shown after a pause in typing.
      await page.getByRole('button', { name: 'Change to headline' }).waitFor();
    },
    of: (page) => [page.getByRole('textbox', { name: 'Query' }).locator('xpath=ancestor::section[1]')],
  },
  {
    name: 'article',
    as: 'user',
    path: at('/search-content-results?query=trial'),
    async open(page) {
      await page.locator('article:has(img) a[data-article], a[data-article]').first().click();
      await page.getByRole('tab', { name: 'Details' }).waitFor();
    },
    maxHeight: 720,
  },
  {
    name: 'article-details',
    as: 'user',
    path: ({ articleId = '', version = '' }) => `/search-article/${articleId}/${version}/trial`,
    open: (page) => press(page, 'Details', 'tab'),
    maxHeight: 640,
  },
  { name: 'topic-search', as: 'user', path: at('/topic-list-search'), maxHeight: 560 },
  {
    name: 'topic-results',
    as: 'user',
    path: (examples) =>
      `/topic-search-results/${examples['/topic-search-results/:topicId/:owner?:topicId'] ?? ''}/${examples.owner ?? ''}`,
    maxHeight: 560,
  },
  { name: 'topic-form', as: 'user', path: at('/add-topic'), open: fillTopic, width: 1200, maxHeight: 820 },
  {
    name: 'term-dialog',
    as: 'user',
    path: at('/add-topic'),
    async open(page) {
      await press(page, 'Add term');
      await page.getByRole('dialog').getByLabel('Value').fill('approval OR "marketing authorization"');
    },
    of: dialog,
  },
  {
    name: 'sources',
    as: 'user',
    path: at('/add-topic'),
    async open(page) {
      await page
        .getByRole('button', { name: /^Open / })
        .and(page.locator('li button'))
        .first()
        .click();
      await page.getByRole('list', { name: 'Sources', exact: true }).getByRole('checkbox').nth(1).check();
    },
    of: (page) => [
      page.getByRole('list', { name: 'Sources', exact: true }),
      page.getByRole('heading', { name: 'Sources', exact: true }),
    ],
    maxHeight: 520,
  },
  { name: 'save-as-topic', as: 'user', path: at('/save-as-topic?query=trial+AND+phase'), width: 1200, maxHeight: 640 },
  {
    name: 'alerts',
    as: 'user',
    path: at('/alerts-favorites'),
    width: 1100,
    maxHeight: 640,
  },
  {
    name: 'delivery',
    as: 'user',
    path: at('/alerts-favorites'),
    async open(page) {
      await page
        .getByRole('button', { name: /^Delivery options for/, disabled: false })
        .first()
        .click();
      await press(page, '2 weeks');
    },
    of: dialog,
  },
  {
    name: 'archive',
    as: 'user',
    path: at('/alerts-favorites?tab=archive'),
    open: (page) => page.locator('[id^=edition-]').first().click(),
    maxHeight: 560,
  },
  { name: 'favorites', as: 'user', path: at('/alerts-favorites?tab=favorites'), maxHeight: 460 },
  {
    name: 'save-to-workspace',
    as: 'user',
    path: at('/search-content-results?query=trial'),
    async open(page) {
      const found = page.getByRole('list', { name: 'Articles' }).getByRole('checkbox');
      for (const which of [0, 2, 3]) await found.nth(which).click();
      await press(page, /^Save \(/);
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).and(page.locator(':enabled')).waitFor();
    },
    of: dialog,
  },
  {
    name: 'share',
    as: 'user',
    path: at('/search-content-results?query=trial'),
    async open(page) {
      await page.locator('a[data-article]').first().click();
      await press(page, 'Share');
      await page.getByRole('dialog').getByRole('checkbox').last().check();
    },
    of: dialog,
  },
  {
    name: 'send-email',
    as: 'editor',
    path: at('/search-content-results?query=trial'),
    async open(page) {
      await page.locator('a[data-article]').first().click();
      await press(page, 'Send');
      const form = page.getByRole('dialog');
      await form.getByRole('checkbox').first().check();
      await form.getByLabel('External emails').fill('chair@board.example');
      await page.keyboard.press('Enter');
      await form.getByLabel('Subject').fill('For the advisory board');
      await form.getByLabel('Comment').fill('Please read before Monday.');
    },
    maxHeight: 760,
    of: dialog,
  },
  { name: 'general-settings', as: 'user', path: at('/general-settings'), maxHeight: 760 },
  { name: 'change-password', as: 'user', path: at('/change-password'), maxHeight: 520 },
  {
    name: 'offline',
    as: 'user',
    open: (page) => page.context().setOffline(true),
    of: (page) => [page.getByRole('dialog')],
    close: (page) => page.context().setOffline(false),
  },

  { name: 'user-groups', as: 'admin', path: at('/user-groups'), maxHeight: 480 },
  {
    name: 'user-group',
    as: 'admin',
    path: at('/user-groups/add'),
    async open(page) {
      await page.getByLabel('Name').fill('Pipeline watchers');
      await page.getByLabel('Description').fill('Who reads the news of trials');
      const people = page.getByRole('listbox').getByRole('option');
      await people.nth(0).click();
      await people.nth(2).click();
    },
    maxHeight: 760,
  },
  {
    name: 'category',
    as: 'admin',
    path: (examples) => `/company-topics/${examples['/company-topics/:profileGroupId?:profileGroupId'] ?? ''}`,
    maxHeight: 620,
  },
  {
    name: 'image-picker',
    as: 'admin',
    path: at('/profile-group/add'),
    open: async (page) => {
      await press(page, 'Choose image');
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
    of: dialog,
    maxHeight: 620,
  },
  {
    name: 'dragging',
    as: 'admin',
    path: at('/company-topics'),
    async open(page) {
      await page.getByRole('link', { name: 'Competitors', exact: true }).first().click();
      const topics = page.getByRole('list', { name: 'Topics', exact: true });
      await topics
        .getByRole('button', { name: /^Drag / })
        .first()
        .waitFor();
      await topics.locator('a').first().hover();
      await page.mouse.down();
      const box = await topics.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 220, (box?.y ?? 0) + 84, { steps: 12 });
    },
    maxHeight: 620,
    async close(page) {
      await page.keyboard.press('Escape');
      await page.mouse.up();
    },
  },
  { name: 'users', as: 'admin', path: at('/users'), width: 1100, maxHeight: 620 },
  {
    name: 'import-users',
    as: 'admin',
    path: at('/users'),
    async open(page) {
      await press(page, 'Upload');
      await page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(importFile) });
      await page.getByText('Please provide a valid email address.').waitFor();
    },
    of: dialog,
    maxHeight: 760,
  },
  {
    name: 'manage-subscriptions',
    as: 'admin',
    path: at('/manage-subscriptions'),
    async open(page) {
      await page.getByRole('radio').first().check();
      await press(page, /^Subscribe Users$/);
      const people = page.getByRole('listbox').getByRole('option', { disabled: false });
      await people.first().click();
      await people.nth(1).click();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByRole('button', { name: 'Apply Subscriptions' }).waitFor();
    },
    maxHeight: 720,
  },
  {
    name: 'company-topic',
    as: 'admin',
    path: (examples) => `/topics/admin/${examples['/topics/admin/:topicId?:topicId'] ?? ''}`,
    of: (page) => [page.getByRole('heading', { name: 'Alert', exact: true }).locator('xpath=..')],
    width: 1200,
  },
  { name: 'channels', as: 'admin', path: at('/channels'), width: 1200, maxHeight: 560 },
  { name: 'company-settings', as: 'admin', path: at('/company-settings'), maxHeight: 820 },
  {
    name: 'outbox',
    as: 'admin',
    path: at('/outbox'),
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /The Corvane acquisition/ })
        .click(),
    width: 1200,
    maxHeight: 720,
  },

  // This account's workspace has sections.
  { name: 'workspace', as: 'editor', path: at('/workspaces'), width: 1100, maxHeight: 720 },
  {
    name: 'sections',
    as: 'editor',
    path: at('/workspaces'),
    async open(page) {
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(1)
        .check();
      await press(page, 'More actions');
      await press(page, 'Sections', 'menuitem');
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
    of: dialog,
    maxHeight: 620,
  },
  {
    name: 'article-form',
    as: 'editor',
    path: at('/workspaces'),
    open: openDraft,
    maxHeight: 700,
  },
  {
    name: 'article-body',
    as: 'editor',
    path: at('/workspaces'),
    async open(page) {
      await openDraft(page);
      await press(page, 'Body', 'tab');
      await page.getByRole('textbox', { name: 'Body' }).waitFor();
    },
    maxHeight: 760,
  },
  {
    name: 'publish',
    as: 'editor',
    path: at('/workspaces'),
    async open(page) {
      await findDraft(page);
      await page.getByRole('checkbox', { name: /^Select Battery recalls/ }).check();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().check();
      await page.getByText(/ be alerted\.$/).waitFor();
    },
    of: dialog,
  },
  {
    name: 'attachments',
    as: 'editor',
    path: at('/workspaces'),
    async open(page) {
      await findDraft(page);
      await press(page, /attachments?: Battery recalls/);
      await page.getByRole('list', { name: 'Articles to attach' }).getByRole('checkbox').first().waitFor();
    },
    of: dialog,
  },
  {
    name: 'comments',
    as: 'editor',
    path: at('/workspaces'),
    async open(page) {
      await page.getByRole('combobox', { name: 'Workspace', exact: true }).click();
      await page.getByRole('option', { name: /^Medical Affairs/ }).click();
      await press(page, /^[1-9]\d* comments?: /);
      await page.getByRole('dialog').getByRole('log').waitFor();
    },
    of: dialog,
  },
  {
    name: 'notifications',
    as: 'editor',
    open: (page) => press(page, /^Notifications/),
    of: (page) => [page.getByRole('dialog', { name: 'Notifications' })],
    width: 900,
    maxHeight: 240,
  },
  {
    name: 'newsletter',
    as: 'editor',
    path: at('/newsletter'),
    open: fillNewsletter,
    close: leaveNewsletter,
    width: 1100,
    maxHeight: 720,
  },
  {
    name: 'newsletter-preview',
    as: 'editor',
    path: at('/newsletter'),
    async open(page) {
      await fillNewsletter(page);
      await press(page, 'Preview', 'tab');
      await page.frameLocator('iframe').getByRole('link').first().waitFor();
    },
    close: leaveNewsletter,
    width: 1100,
    maxHeight: 720,
  },
  {
    name: 'newsletter-send',
    as: 'editor',
    path: at('/newsletter'),
    async open(page) {
      await fillNewsletter(page);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('button', { name: /^Send to/ }).waitFor();
    },
    of: dialog,
    async close(page) {
      await page.keyboard.press('Escape');
      await leaveNewsletter(page);
    },
    maxHeight: 560,
  },
  {
    name: 'qa',
    as: 'editor',
    // Turns on the feature flag of the page.
    async open(page) {
      await page.route('**/iam/v1/generalsettings*', async (route) => {
        const answer = await route.fetch();
        const settings = await answer.json();
        await route.fulfill({ response: answer, json: { ...settings, features: { ...settings.features, qa: true } } });
      });
      await page.goto('/qa');
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'QA' }).waitFor();
    },
    maxHeight: 620,
  },
];
