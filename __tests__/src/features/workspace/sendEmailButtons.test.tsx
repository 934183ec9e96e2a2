import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { RequestedEmailDialog } from '@client/app/shell/RequestedEmailDialog';
import { Shortcuts } from '@client/app/shell/Shortcuts';
import { AppTheme } from '@client/app/theme/AppTheme';
import { SendSelectedButton } from '@client/features/workspace/email/SendSelectedButton';
import { ArticlePage } from '@client/pages/article/ArticlePage';
import { article } from '../../../support/client/articleBuilders';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, settings, withNetwork } from '../../../support/client/mockNetwork';
import { renderApp } from '../../../support/client/renderApp';
import { renderPage } from '../../../support/client/renderPage';
import { StoreProvider } from '../../../support/client/StoreProvider';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const items = (count: number) => Array.from({ length: count }, (_, at) => ({ itemId: String(at), itemVersion: 1 }));

async function signIn(sendButton = true) {
  const features = { ...settings.features, workspaces: true, sendButton };
  network.use(
    http.get('*/iam/v1/generalsettings', () => HttpResponse.json({ ...settings, features })),
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [], total: 0 })),
    http.get('*/workspace/v1/emailsettings', () => HttpResponse.json({ emailSettings: [], total: 0 })),
    http.get('*/data/v1/items/:id', ({ request }) =>
      new URL(request.url).searchParams.get('format') === 'xml'
        ? new HttpResponse('<?xml version="1.0"?><item></item>')
        : HttpResponse.json({ article: article('7') }),
    ),
    http.post('*/workspace/v1/items/saved', () => HttpResponse.json({ items: [] })),
  );
  const { store } = await openSignedInTab();
  await waitFor(() => expect(store.getState().session.settings).not.toBeNull());
  return store;
}

describe('in a list', () => {
  const show = async (articles: Parameters<typeof SendSelectedButton>[0]['articles'], sendButton?: boolean) => {
    renderApp(
      await signIn(sendButton),
      <SendSelectedButton articles={articles} fromId="g1" onSent={() => undefined} />,
    );
  };

  it('explains what to do first without a selection', async () => {
    await show([]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please select articles to send.')).toBeInTheDocument();
  });

  it('refuses more articles than one email can have', async () => {
    await show(items(21));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('An email can have up to 20 articles.')).toBeInTheDocument();
  });

  it('is disabled with the reason if a draft is selected', async () => {
    const [one = { itemId: '1', itemVersion: 1 }, other = one] = items(2);
    await show([
      { ...one, state: 'Original' },
      { ...other, state: 'Draft' },
    ]);
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.hover(button);
    expect(
      await screen.findByText('Drafts can’t be sent by email. Publish the changes or discard them.'),
    ).toBeInTheDocument();
    await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens the dialog for what is selected', async () => {
    await show(items(2));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('dialog', { name: 'Send 2 articles by email' })).toBeInTheDocument();
  });

  it('isn’t there if the feature is off', async () => {
    await show(items(2), false);
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  });
});

describe('on the article page', () => {
  const open = async (sendButton?: boolean) => {
    const page = (
      <main>
        <ArticlePage />
        <Shortcuts />
      </main>
    );
    renderPage(await signIn(sendButton), '/landing-article/:articleId/:version', page, '/landing-article/7/1');
    await screen.findByRole('heading', { level: 1, name: 'Headline 7' });
  };

  it('opens the dialog by the key e', async () => {
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    await user.keyboard('e');
    expect(await screen.findByRole('dialog', { name: 'Send article by email' })).toBeInTheDocument();
  });

  it('is disabled with the reason for a draft', async () => {
    const store = await signIn();
    network.use(
      http.get('*/workspace/v1/articles/7', () =>
        HttpResponse.json({
          article: { id: '7', itemId: '7', itemVersion: 1, isOwn: true, isAuthor: true, state: 'Draft' },
          document: null,
        }),
      ),
    );
    const path = '/workspace-article/7/u1/1';
    renderPage(store, '/workspace-article/:articleId/:workspaceId/:version/:isNew?', <ArticlePage />, path);
    await screen.findByRole('heading', { level: 1, name: 'Headline 7' });
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.hover(button);
    expect(
      await screen.findByText('Drafts can’t be sent by email. Publish the changes or discard them.'),
    ).toBeInTheDocument();
    await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('isn’t offered if the feature is off', async () => {
    await open(false);
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    await user.keyboard('e');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('by the history state', () => {
  const ShownState = () => <output data-testid="state">{JSON.stringify(useLocation().state)}</output>;
  const openAt = async (state: unknown, sendButton?: boolean) => {
    render(
      <StoreProvider store={await signIn(sendButton)}>
        <AppTheme>
          <MemoryRouter initialEntries={[{ pathname: '/workspaces/g1', state }]}>
            <RequestedEmailDialog />
            <ShownState />
          </MemoryRouter>
        </AppTheme>
      </StoreProvider>,
    );
  };
  const articles = [{ itemId: '7', itemVersion: 2 }];

  it('reopens for the articles of the state, which it clears', async () => {
    await openAt({ source: 'SEND_EMAIL_DIALOG', articles, workspaceId: 'g1' });
    expect(await screen.findByRole('dialog', { name: 'Send article by email' })).toBeInTheDocument();
    expect(screen.getByTestId('state')).toHaveTextContent('null');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stays closed for another state, or if the feature is off', async () => {
    await openAt({ source: 'SEND_EMAIL_DIALOG', articles: [], workspaceId: 'g1' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    closeTabs();
    await openAt({ source: 'SEND_EMAIL_DIALOG', articles, workspaceId: 'g1' }, false);
    await waitFor(() => expect(screen.getAllByTestId('state').at(-1)).toHaveTextContent('null'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
