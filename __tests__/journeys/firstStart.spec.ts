import http from 'node:http';
import { expect, test } from '@playwright/test';
import { serveProgressPage } from '../../scripts/progressPage.mjs';
import { freePort } from '../support/server/freePort';
import { expectAccessible } from '../support/browser/pageActions';

test('while Watchdesk is built, the page shows the progress, and then opens the application', async ({ page }) => {
  const address = { port: await freePort(), host: '127.0.0.1' };
  const url = `http://127.0.0.1:${address.port}`;
  const progress = await serveProgressPage(address);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  await page.goto(`${url}/topics?query=x`);
  await expect(page.getByRole('heading', { name: 'Starting Watchdesk' })).toBeVisible();
  progress.report({ step: 'Building the pages: 40%', percent: 40 });
  await expect(page.getByRole('status')).toHaveText('Building the pages: 40%');
  await expect(page.getByRole('progressbar', { name: 'Building the pages: 40%' })).toHaveAttribute('value', '40');
  await expectAccessible(page);
  await progress.close();
  const application = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>The application</h1>');
  });
  application.listen(address);
  try {
    await expect(page.getByRole('heading', { name: 'The application' })).toBeVisible();
    await expect(page).toHaveURL(`${url}/topics?query=x`);
  } finally {
    application.closeAllConnections();
    application.close();
  }
});
