import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ContactPage } from '@client/pages/about/ContactPage';
import { PrivacyPage } from '@client/pages/about/PrivacyPage';
import { TermsPage } from '@client/pages/about/TermsPage';
import { closeTabs, openTab } from '../../../support/client/clientStore';
import { withNetwork } from '../../../support/client/mockNetwork';
import { renderPage } from '../../../support/client/renderPage';

withNetwork();
afterEach(() => {
  jest.restoreAllMocks();
  closeTabs();
});

const user = userEvent.setup({ delay: null });

/** Renders a page without signing in. */
async function open(path: string, page: ReactNode) {
  const { store } = await openTab();
  return renderPage(store, path, page);
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it.each([
  [
    'Terms',
    '/terms',
    <TermsPage key="terms" />,
    ['Who can use Watchdesk', 'Who owns the articles', 'Alerts', 'Changes'],
  ],
  [
    'Privacy',
    '/privacy',
    <PrivacyPage key="privacy" />,
    ['What we store about you', 'What’s stored in your browser', 'Who can see it', 'Your rights'],
  ],
  ['Contact', '/contact', <ContactPage key="contact" />, ['Questions about your account', 'Something isn’t working']],
])('the page %s shows its title and sections without sign-in and without requests to the server', async (...row) => {
  const [title, path, page, sections] = row;
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  await open(path, page);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} · Watchdesk`);
  expect(headings()).toEqual(sections);
  expect(fetchSpy).not.toHaveBeenCalled();
});

it('the contact page refers users with questions to their administrator', async () => {
  await open('/contact', <ContactPage />);
  expect(
    screen.getByText(/any questions or issues with your account, contact your Company Administrator/),
  ).toBeVisible();
});

it('the privacy page has two paragraphs about data stored in the browser', async () => {
  await open('/privacy', <PrivacyPage />);
  expect(screen.getByText(/^Your session token, your recent searches/)).toBeVisible();
  expect(screen.getByText(/^One cookie keeps you signed in/)).toBeVisible();
});

it('the logo is the first tab stop, and links to the home page', async () => {
  const router = await open('/terms', <TermsPage />);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/');
});

it('the main content can be focused by script', async () => {
  await open('/privacy', <PrivacyPage />);
  const content = screen.getByRole('main');
  act(() => content.focus());
  expect(content).toHaveFocus();
});
