import type { SendEmailAnswer } from '@contract/articleEmail';
import type { EmailSetting } from '@contract/emailSettings';
import type { WorkspaceGroup } from '@contract/workspaceArticles';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import '@client/features/workspace/email/texts';
import { EmailDialog } from '@client/features/workspace/email/EmailDialog';
import { closeTabs, openTab } from '../../../support/client/clientStore';
import { network, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { pasteInto } from '../../../support/client/pasteInto';
import { renderApp } from '../../../support/client/renderApp';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  closeTabs();
  localStorage.clear();
});

const user = userEvent.setup({ delay: null });
const member = (ownerId: string, isOwner = false) => ({
  uid: `${ownerId}@example.com`,
  ownerId,
  givenName: 'Olga',
  surName: 'Owner',
  isOwner,
  emails: [],
});
const board: WorkspaceGroup = {
  id: 'g1',
  ownerId: 'g1',
  name: 'Board',
  members: [member('u1'), member('u9', true)],
  sharedArticlesNotifications: 0,
};
const incomplete = 'Please type an Email Subject, select a User Group or provide external emails to send an Email.';
const sentToAll: SendEmailAnswer = { colleagues: 1, external: 1, unreachable: 0, skipped: [] };
const base64 = (html: string) => Buffer.from(html).toString('base64');

/** Opens the dialog, and records the bodies of the calls that send. */
async function open({ fromId = null, settings = [] }: { fromId?: string | null; settings?: EmailSetting[] } = {}) {
  const onClose = jest.fn();
  const calls: { owner: string | null; body: Record<string, unknown> }[] = [];
  const record = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    calls.push({ owner: new URL(request.url).searchParams.get('ownerId'), body });
    return HttpResponse.json(sentToAll);
  };
  network.use(
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [board], total: 1 })),
    http.get('*/workspace/v1/emailsettings', () =>
      HttpResponse.json({ emailSettings: settings, total: settings.length }),
    ),
    http.post('*/workspace/v1/externaladdresses', async ({ request }) => {
      const { emails } = (await request.json()) as { emails: string[] };
      const reason = 'BOUNCED';
      return HttpResponse.json({
        skipped: emails.filter((one) => one.startsWith('gone')).map((address) => ({ address, reason })),
      });
    }),
    http.post('*/workspace/v1/items/send', record),
    http.post('*/workspace/v1/articles/send', record),
  );
  const { store } = await openTab();
  const dialog = <EmailDialog items={[{ itemId: '7', itemVersion: 2 }]} fromId={fromId} onClose={onClose} />;
  let opened = renderApp(store, dialog);
  await screen.findByRole('checkbox', { name: 'Board (1 other member)' });
  /** Opens the dialog again after it disappeared without being closed, as at the end of a session. */
  const reopen = async () => {
    opened.unmount();
    opened = renderApp(store, dialog);
    await screen.findByRole('checkbox', { name: 'Board (1 other member)' });
  };
  return { onClose, calls, reopen };
}

const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
const externals = () => screen.getByRole('textbox', { name: 'External emails' });
const subject = () => screen.getByRole('textbox', { name: 'Subject' });

it('sends to groups and external people, once for a repeated attempt', async () => {
  const { onClose, calls } = await open();
  await user.click(screen.getByRole('checkbox', { name: /^Board/ }));
  await user.type(externals(), 'chair@board.example, vice@board.example ');
  await pasteInto(user, subject(), 'For Monday');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Comment' }), 'Please read');
  network.use(
    http.post(
      '*/workspace/v1/items/send',
      async ({ request }) => {
        calls.push({ owner: null, body: (await request.json()) as Record<string, unknown> });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await send();
  expect(
    await screen.findByText('The server didn’t respond. Try sending the email again: nobody will get it twice.'),
  ).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await send();
  expect(await screen.findByText('Email successfully sent.')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalled();
  expect(calls[1]?.body).toEqual({
    subject: 'For Monday',
    comments: 'Please read',
    items: [{ itemId: '7', itemVersion: 2 }],
    to: ['chair@board.example', 'vice@board.example'],
    ownerIds: ['g1'],
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(calls[0]?.body.key).toBe(calls[1]?.body.key);
});

it('sends articles of a workspace by the call for those', async () => {
  const { calls } = await open({ fromId: 'g1' });
  await user.click(screen.getByRole('checkbox', { name: /^Board/ }));
  await pasteInto(user, subject(), 'For Monday');
  await send();
  await screen.findByText('Email successfully sent.');
  expect(calls).toMatchObject([
    { owner: 'g1', body: { articleIds: ['7'], ownerIds: ['g1'], emails: [], comment: '', subject: 'For Monday' } },
  ]);
});

it('requires a subject and a recipient, and valid addresses, up to ten', async () => {
  const { calls } = await open();
  expect(screen.getByText('Up to 10 external emails allowed. Press Enter after each address.')).toBeInTheDocument();
  await send();
  expect(await screen.findByText(incomplete)).toBeInTheDocument();
  expect(subject()).toHaveFocus();
  await pasteInto(user, subject(), 'For Monday');
  await send();
  expect(screen.getByText(incomplete)).toBeInTheDocument();

  await user.type(externals(), 'chair{Enter}');
  expect(await screen.findByText('Please provide a valid email address.')).toBeInTheDocument();
  await user.clear(externals());
  await user.click(externals());
  await user.paste(Array.from({ length: 11 }, (_, at) => `x${String(at)}@board.example`).join('; '));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Please choose up to 10 users.')).toBeInTheDocument();
  expect(externals()).toHaveValue('x10@board.example');
  expect(within(screen.getByRole('list', { name: 'External recipients' })).getAllByRole('listitem')).toHaveLength(10);
  await send();
  expect(calls).toEqual([]);
});

it('announces an invalid address, and removes one by keyboard without losing the focus', async () => {
  await open();
  await user.type(externals(), 'chair@board.example{Enter}vice{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please provide a valid email address.');
  await user.clear(externals());
  screen.getByRole('button', { name: 'Remove chair@board.example' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('chair@board.example')).not.toBeInTheDocument();
  expect(subject()).toHaveFocus();
});

it('marks addresses that bounced', async () => {
  await open();
  await user.type(externals(), 'gone@board.example{Enter}');
  expect(await screen.findByText('gone@board.example doesn’t accept email and will be skipped.')).toBeInTheDocument();
});

it('shows the reason of a refusal and keeps what was entered', async () => {
  const { onClose } = await open({ fromId: 'g1' });
  const reason = 'You can email up to 500 external people within 24 hours.';
  network.use(http.post('*/workspace/v1/articles/send', () => refusal(409, 'LIMIT_REACHED', reason)));
  await user.type(externals(), 'chair@board.example{Enter}');
  await pasteInto(user, subject(), 'For Monday');
  await send();
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(subject()).toHaveValue('For Monday');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByText('Discard this email?')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalled();
});

it('shows the email as each kind of recipient gets it', async () => {
  await open();
  network.use(
    http.post('*/workspace/v1/items/send/preview', () => refusal(500, 'INTERNAL', 'Server Error'), { once: true }),
    http.post('*/workspace/v1/items/send/preview', async ({ request }) => {
      const body = (await request.json()) as { subject: string };
      return HttpResponse.json({
        ...sentToAll,
        unreachable: 1,
        subject: body.subject,
        contents: [
          { audience: 'COLLEAGUES', content: base64('<p>Inside</p>') },
          { audience: 'EXTERNAL', content: base64('<p>Outside</p>') },
        ],
      });
    }),
  );
  await pasteInto(user, subject(), 'For Monday');
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('For Monday')).toBeInTheDocument();
  const mail = () => screen.getByTitle('Preview').getAttribute('srcdoc');
  expect(mail()).toContain('Inside');
  await user.click(screen.getByRole('button', { name: 'External recipients (1)' }));
  expect(mail()).toContain('Outside');
  expect(screen.getByText('1 colleague skipped: their address doesn’t accept email.')).toBeInTheDocument();
});

it('fills the form with saved settings, and saves, replaces, and deletes them', async () => {
  const settings: EmailSetting[] = [
    {
      id: '4',
      name: 'Weekly',
      subject: 'This week',
      comment: 'Hello',
      groups: ['g1'],
      externalEmails: ['a@b.example'],
    },
  ];
  await open({ settings });
  const saved: unknown[] = [];
  network.use(
    http.put('*/workspace/v1/emailsettings', async ({ request }) => {
      const body = (await request.json()) as EmailSetting;
      saved.push(body);
      settings.splice(0, 1, body);
      return HttpResponse.json({ emailSetting: body });
    }),
    http.post('*/workspace/v1/emailsettings/delete', ({ request }) => {
      saved.push(new URL(request.url).searchParams.get('id'));
      settings.pop();
      return HttpResponse.json({ status: 'ok' });
    }),
  );
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Saved settings' })).not.toHaveAttribute('aria-disabled'),
  );
  await user.click(screen.getByRole('combobox', { name: 'Saved settings' }));
  await user.click(await screen.findByRole('option', { name: 'Weekly' }));
  expect(subject()).toHaveValue('This week');
  expect(screen.getByRole('checkbox', { name: /^Board/ })).toBeChecked();
  expect(screen.getByText('a@b.example')).toBeInTheDocument();
  await pasteInto(user, subject(), ' again');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Email settings saved.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Delete “Weekly”' }));
  expect(await screen.findByText('Email settings deleted.')).toBeInTheDocument();
  expect(saved).toMatchObject([{ id: '4', name: 'Weekly', subject: 'This week again', groups: ['g1'] }, '4']);
});

describe('an email that wasn’t sent when the session ended', () => {
  const restored = () => screen.queryByText(/^Your unsent email from .+ was restored\.$/);

  it('is restored when the dialog opens again, and can be discarded', async () => {
    const { reopen } = await open();
    expect(restored()).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /^Board/ }));
    await pasteInto(user, subject(), 'For Monday');
    await user.type(externals(), 'chair@board.example vice@');
    await reopen();
    expect(restored()).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^Board/ })).toBeChecked();
    expect(subject()).toHaveValue('For Monday');
    expect(externals()).toHaveValue('chair@board.example vice@');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(subject()).toHaveValue('');
    await reopen();
    expect(restored()).not.toBeInTheDocument();
    expect(subject()).toHaveValue('');
  });

  it('is sent once, although the response to the first attempt was lost', async () => {
    const { calls, reopen } = await open();
    await user.click(screen.getByRole('checkbox', { name: /^Board/ }));
    await pasteInto(user, subject(), 'For Monday');
    network.use(
      http.post(
        '*/workspace/v1/items/send',
        async ({ request }) => {
          calls.push({ owner: null, body: (await request.json()) as Record<string, unknown> });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await send();
    await waitFor(() => expect(calls).toHaveLength(1));
    await reopen();
    await send();
    expect(await screen.findByText('Email successfully sent.')).toBeInTheDocument();
    expect(calls[1]?.body).toEqual(calls[0]?.body);
    await reopen();
    expect(restored()).not.toBeInTheDocument();
  });

  it('is forgotten when the user discards it', async () => {
    const { onClose, reopen } = await open();
    await pasteInto(user, subject(), 'For Monday');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalled();
    await reopen();
    expect(restored()).not.toBeInTheDocument();
  });
});
