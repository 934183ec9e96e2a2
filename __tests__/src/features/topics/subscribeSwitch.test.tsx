import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { SubscribeSwitch } from '@client/features/topics/SubscribeSwitch';
import { selectTopic } from '@client/features/topics/topicSelectors';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { gate, network, topic, tree, withNetwork } from '../../../support/client/mockNetwork';
import { renderApp } from '../../../support/client/renderApp';

withNetwork();
afterEach(closeTabs);
afterEach(() => jest.restoreAllMocks());

test('a click on the switch is rendered before the next frame', async () => {
  const quillwort = topic('q', { name: 'Quillwort', topicType: 'COMPANY', owner: 'demo' });
  const slow = gate();
  network.use(
    http.get('*/data/v1/profiles/company', () => HttpResponse.json(tree([quillwort]))),
    http.post('*/alert/v1/profiles/company/subscribe', async () => {
      await slow.opened;
      return HttpResponse.json({ profileId: 'q', subscribedTo: [6] });
    }),
  );
  // No animation frame is ever run.
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(selectTopic(store.getState(), 'q')).toBeDefined());
  renderApp(store, <SubscribeSwitch topic={quillwort} person={{ ownerId: 'u1', email: 'ada@demo.example' }} />);
  const control = screen.getByRole('switch', { name: 'Subscribe to Quillwort' });
  await act(async () => {
    control.click();
    await Promise.resolve();
  });
  expect(control).toBeChecked();
  slow.open();
  await waitFor(() => expect(store.getState().topics.unconfirmed.subscriptions).toEqual({}));
});
