import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { waitFor } from '@testing-library/react';
import { makeStore } from '@client/app/makeStore';
import { importedState, recordingOf } from '@client/app/session-replay/importSession';
import { readRecording } from '@client/app/session-recording/readRecording';
import { createServices } from '@client/app/services';
import { searchEndpoints } from '@client/api/data/search';
import { selectTopicsOf } from '@client/features/topics/topicSelectors';
import { stateImported } from '@client/shared/redux/persistedStateActions';
import { browser, closeTabs, openTab } from '../../support/client/clientStore';

afterEach(closeTabs);

/** One folder per release: see the README in each. */
const fixtures = path.resolve(__dirname, '../../fixtures');
const read = (release: string, name: string) => readFileSync(path.join(fixtures, release, name), 'utf8');

interface PersistedState {
  localStorage: Record<string, string>;
  indexedDB: Record<string, unknown>;
}

describe.each(readdirSync(fixtures))('what release %s left', (release) => {
  test('in the browser is rehydrated: the person, preferences, topics, favorites, and workspace', async () => {
    const inBrowser = browser();
    const { localStorage: small, indexedDB: large }: PersistedState = JSON.parse(read(release, 'persistedState.json'));
    for (const [key, text] of Object.entries(small)) {
      inBrowser.backends.small.kept.set(key.replace('watchdesk:', ''), JSON.parse(text));
    }
    for (const [key, value] of Object.entries(large)) inBrowser.backends.large.kept.set(key, value);
    const { store } = await openTab(inBrowser);
    await waitFor(() => expect(store.getState().topics.groups['1000']?.name).toBe('Therapeutic Areas'));
    const state = store.getState();
    expect(state.session.token?.access_token).toBe('token-of-the-fixture');
    expect(state.session.user).toMatchObject({ uid: 'user@demo.watchdesk.example', givenName: 'Una' });
    expect(state.session.settings).toMatchObject({ timezone: 'Europe/London' });
    expect(state.preferences).toMatchObject({ cookiesAccepted: true, searchHistory: ['migraine'] });
    expect(selectTopicsOf(state, 'WATCHDESK', '1001').map(({ name }) => name)).toContain('Lung cancer medicines');
    expect(state.favourites.list.map(({ name }) => name)).toContain('Migraine');
    expect(state.workspace.userGroups.map(({ name }) => name)).toContain('Board Office');
    expect(state.dictionaries.items.frequencies).toMatchObject({ 0: 'Real-Time' });
  });

  test('in an exported session is replayed: the same state, and responses from the recording', async () => {
    const { session } = readRecording(read(release, 'session.json'));
    const { store } = makeStore({
      backends: null,
      channel: null,
      services: createServices(),
      recording: recordingOf(session),
    });
    store.dispatch(stateImported(importedState(session)));
    expect(store.getState().session.user?.uid).toBe('user@demo.watchdesk.example');
    expect(store.getState().preferences.searchHistory).toEqual(['migraine']);
    const answer = await store.dispatch(
      searchEndpoints.endpoints.search.initiate(
        {
          queryString: 'migraine',
          retrievalOptions: { grouping: 'STORY', limit: 25, sortOrder: 'NEWEST_FIRST', start: 0 },
        },
        { forceRefetch: true },
      ),
    );
    expect(answer.data?.hitCount).toBe(5);
    expect(answer.data?.results[2]?.headline).toMatch(/migraine tablet/);
  });
});
