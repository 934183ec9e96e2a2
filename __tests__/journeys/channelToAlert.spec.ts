import { expect, type Page } from '@playwright/test';
import { chooseOption, collectBrowserErrors, expectAccessible, signIn } from '../support/browser/pageActions';
import { newsOrigin } from '../support/browser/journeyConfig';
import { test } from '../support/browser/separatePages';
import { startNewsServer, type NewsServer } from '../support/server/newsServer';

/** The alert is due at the next full minute. */
const oneAlertMs = 100_000;
let news: NewsServer;

test.beforeAll(async () => {
  news = await startNewsServer(newsOrigin());
});
test.afterAll(() => news.close());

test('a channel is read, its article is found, a topic is created, and the next article arrives by email with working links', async ({
  openSeparately,
}) => {
  test.setTimeout(180_000);
  const [admin, user] = await Promise.all([openSeparately(), openSeparately()]);
  if (!admin || !user) throw new Error('no pages');
  const complaints = [collectBrowserErrors(admin), collectBrowserErrors(user)];
  await signIn(admin, 'admin@demo.watchdesk.example');
  // The same user: the outbox doesn't show personal alerts of other users.
  await signIn(user, 'admin@demo.watchdesk.example');

  const first = 'Quillwort harvest begins under a clear sky';
  news.publish({ guid: 'one', headline: first, text: 'Growers of quillwort expect a good year.' });
  await addChannel(admin);

  await user.keyboard.press('/');
  await user.keyboard.type('quillwort');
  await user.keyboard.press('Enter');
  await expect(user.getByText('1 story', { exact: true })).toBeVisible();
  await user.getByRole('link', { name: first }).click();
  await expect(user.getByRole('heading', { level: 1, name: first })).toBeVisible();

  await makeTopic(user, first);
  await subscribeRealTime(user);

  const second = 'Quillwort prices fall as the harvest comes in';
  news.publish({ guid: 'two', headline: second, text: 'Traders pay less for quillwort than last week.' });
  await readAgain(admin);
  await user.goto('/my-topics');
  await openTopic(user);
  await expect(user.getByRole('link', { name: second })).toBeVisible();

  const mail = await openMail(admin);
  await expect(mail.getByRole('link', { name: second })).toBeVisible();
  await expect(mail.getByRole('link', { name: first })).toHaveCount(0);
  await user.goto(await hrefOf(mail, second));
  await expect(user.getByRole('heading', { level: 1, name: second })).toBeVisible();

  const stranger = await openSeparately();
  await stranger.goto(await hrefOf(mail, 'Unsubscribe'));
  await expect(stranger.getByRole('listitem')).toHaveText('Quillwort');
  await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(stranger.getByRole('heading', { name: 'Unsubscribed' })).toBeVisible();
  await user.goto('/alerts-favorites');
  await expect(user.getByRole('switch', { name: 'Alert for Quillwort' })).not.toBeChecked();
  await user.getByRole('tab', { name: 'Sent alerts' }).click();
  await user.getByRole('button', { name: /^Quillwort/ }).click();
  await expect(user.getByRole('link', { name: second })).toBeVisible();
  expect(complaints.flat()).toEqual([]);
});

async function addChannel(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: /^Account:/ }).click();
  await admin.getByRole('menuitem', { name: 'Manage RSS' }).click();
  await admin.getByRole('link', { name: 'Add RSS' }).click();
  await admin.getByRole('combobox', { name: 'Category' }).click();
  await admin.getByRole('option').nth(1).click();
  await admin.getByLabel('Channel Name').fill('Garden Wire');
  await admin.getByLabel('URL').fill(news.feed);
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('New channel successfully added.')).toBeVisible();
  const row = admin.getByRole('row', { name: /DEMO Garden Wire/ });
  await expect(row).toContainText('Working');
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
}

/** A channel is read at once when its URL changes. */
async function readAgain(admin: Page): Promise<void> {
  await admin.getByRole('link', { name: 'DEMO Garden Wire' }).click();
  await admin.getByLabel('URL').fill(`${news.feed}?again`);
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Channel information successfully updated.')).toBeVisible();
}

async function makeTopic(user: Page, headline: string): Promise<void> {
  await user.goto('/my-topics');
  await user.getByRole('link', { name: 'Add Topic' }).click();
  await user.getByLabel('Topic Title').fill('Quillwort');
  await user.getByRole('button', { name: 'Add term' }).click();
  const dialog = user.getByRole('dialog', { name: 'Add term' });
  await dialog.getByLabel('Value').fill('quillwort');
  await dialog.getByRole('button', { name: 'Add' }).click();
  const preview = user.getByRole('region', { name: 'What this topic finds' });
  await expect(preview).toContainText('1 article matches now');
  await expect(preview.getByText(headline)).toBeVisible();
  await expectAccessible(user);
  await user.getByRole('checkbox', { name: 'All sources, including future ones' }).check();
  await user.getByRole('button', { name: 'Save' }).click();
  await expect(user.getByText('Topic successfully created.')).toBeVisible();
}

async function openTopic(user: Page): Promise<void> {
  await user.getByRole('link', { name: /Misc/ }).click();
  await user.getByRole('link', { name: 'Quillwort' }).click();
  await expect(user.getByRole('heading', { level: 1, name: 'Quillwort' })).toBeVisible();
}

async function subscribeRealTime(user: Page): Promise<void> {
  await user.goto('/my-topics');
  await openTopic(user);
  await user.getByRole('switch', { name: 'Subscribe to Quillwort' }).check();
  await expect(user.getByText('Successfully subscribed to Quillwort.')).toBeVisible();
  await user.goto('/alerts-favorites');
  const frequency = user.getByRole('combobox', { name: 'Frequency for Quillwort' });
  await expect(frequency).toHaveText('Every 4 Hours');
  const saved = user.waitForResponse((answer) => answer.url().includes('/alert/v1/outputoptions/'));
  await chooseOption(frequency, 'Real-Time');
  expect((await saved).ok()).toBe(true);
}

/** Opens the alert in the outbox. */
async function openMail(admin: Page) {
  await admin.goto('/outbox');
  const found = admin.getByRole('link', { name: /admin@demo\.watchdesk\.example.*Quillwort/ });
  await expect(found).toBeVisible({ timeout: oneAlertMs });
  await found.click();
  return admin.frameLocator('iframe');
}

async function hrefOf(mail: Awaited<ReturnType<typeof openMail>>, name: string): Promise<string> {
  const href = await mail.getByRole('link', { name }).getAttribute('href');
  if (href === null) throw new Error(`${name} leads nowhere`);
  return href;
}
