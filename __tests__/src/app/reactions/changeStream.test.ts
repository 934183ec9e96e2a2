import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { fetchUncached } from '@client/api/fetchUncached';
import { signOutRequested } from '@client/features/session/sessionSlice';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, refusal, settings, withNetwork } from '../../../support/client/mockNetwork';

withNetwork();
afterEach(closeTabs);

const shown = { notifySharedDocByApp: true, features: { ...settings.features, navbarNotifications: true } };

/** A server with a count of notifications, and streams that the test writes to. */
function serve(preferences: object) {
  const server = { count: 0, loads: 0, streams: [] as ReadableStreamDefaultController<Uint8Array>[], ended: 0 };
  let general = { ...settings, ...preferences };
  network.use(
    http.get('*/iam/v1/generalsettings', () => HttpResponse.json(general)),
    http.get('*/workspace/v1/notifications/count', () => {
      server.loads += 1;
      return HttpResponse.json({ count: server.count });
    }),
    http.get('*/workspace/v1/notifications/stream', ({ request }) => {
      if (server.count < 0) return refusal(503, 'UNAVAILABLE', 'Later.');
      request.signal.addEventListener('abort', () => (server.ended += 1));
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void server.streams.push(controller) });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  const send = (name: string): void =>
    server.streams.at(-1)?.enqueue(new TextEncoder().encode(`event: ${name}\ndata: {}\n\n`));
  return { server, send, prefer: (more: object) => (general = { ...general, ...more }) };
}

it('loads the number of notifications when the server reports a change', async () => {
  const { server, send } = serve(shown);
  const { store } = await openSignedInTab();
  await waitFor(() => expect(server.streams).toHaveLength(1));
  await waitFor(() => expect(server.loads).toBe(1));
  send('open');
  server.count = 3;
  send('change');
  await waitFor(() => expect(store.getState().workspace.notificationCount).toBe(3));
  expect(server.loads).toBe(2);
});

it('loads once more after many changes at the same time', async () => {
  const { server, send } = serve(shown);
  const { store } = await openSignedInTab();
  await waitFor(() => expect(server.streams).toHaveLength(1));
  await waitFor(() => expect(server.loads).toBe(1));
  send('open');
  for (let count = 1; count <= 30; count += 1) {
    server.count = count;
    send('change');
  }
  server.count = 31;
  await waitFor(() => expect(store.getState().workspace.notificationCount).toBe(31), { timeout: 5_000 });
  expect(server.loads).toBeLessThanOrEqual(3);
});

it('connects again after the server ended the stream, and loads what it missed', async () => {
  const { server, send } = serve(shown);
  const { store } = await openSignedInTab();
  await waitFor(() => expect(server.streams).toHaveLength(1));
  send('open');
  server.count = 2;
  server.streams[0]?.close();
  await waitFor(() => expect(server.streams).toHaveLength(2), { timeout: 5_000 });
  send('open');
  await waitFor(() => expect(store.getState().workspace.notificationCount).toBe(2));
});

it('opens no stream for those who switched notifications off, and ends it when they do', async () => {
  const { server, prefer } = serve({ ...shown, notifySharedDocByApp: false });
  const { store } = await openSignedInTab();
  const load = () => store.dispatch(fetchUncached(currentUserEndpoints.endpoints.generalSettings, undefined));
  await load();
  expect(server).toMatchObject({ streams: [], loads: 0 });
  prefer({ notifySharedDocByApp: true });
  await load();
  await waitFor(() => expect(server.streams).toHaveLength(1));
  prefer({ features: { ...settings.features, navbarNotifications: false } });
  await load();
  await waitFor(() => expect(server.ended).toBe(1));
});

it('loads the number of unread notifications when the user switches them on', async () => {
  const { server, prefer } = serve({ ...shown, notifySharedDocByApp: false });
  const { store } = await openSignedInTab();
  const load = () => store.dispatch(fetchUncached(currentUserEndpoints.endpoints.generalSettings, undefined));
  await load();
  server.count = 2;
  prefer({ notifySharedDocByApp: true });
  await load();
  await waitFor(() => expect(store.getState().workspace.notificationCount).toBe(2));
});

it('ends the stream with the session', async () => {
  const { server } = serve(shown);
  const { store } = await openSignedInTab();
  await waitFor(() => expect(server.streams).toHaveLength(1));
  network.use(http.post('*/auth/v1/logout', () => HttpResponse.json({ status: 'ok' })));
  store.dispatch(signOutRequested());
  await waitFor(() => expect(server.ended).toBe(1));
});
