import { once } from 'node:events';
import http from 'node:http';
import type { SummaryEvent } from '@contract/summary';
import { limits } from '@contract/limits';
import { completion, sendJson, startModelServer, type ModelServer } from '../../../support/server/modelServer';
import { startTestApp, useTestApp, type SignedIn, type TestApp } from '../../../support/server/testApp';

const text =
  'The regulator approved the insulin pump of Novo on Monday. The insulin pump doses insulin by itself. ' +
  'Doctors had asked for such an insulin pump for years. Rain is expected in the north.';

describe('POST /biosum/ without a model', () => {
  const app = useTestApp();
  let user: SignedIn;
  beforeAll(async () => {
    user = await app().person(await app().department());
  });
  const summarize = (body: object, headers: Record<string, string> = {}) =>
    app().call({ ...user, headers: { ...user.headers, ...headers } }, 'POST', '/biosum/', body);

  it('returns sentences of the article within the requested number of words', async () => {
    const { status, body } = await summarize({ text, prompt: 'Generate Summary in 20 words' });
    expect(status).toBe(200);
    expect(body.madeBy).toBe('extract');
    expect(text).toContain(body.summary.split('. ')[0]);
    expect(body.summary.split(/\s+/).length).toBeLessThanOrEqual(20);
    expect((await summarize({ text, language: 'en' })).body.summary).toBe(text);
  });

  it('refuses ids of another department or user, an empty text, and one that is too long', async () => {
    const own = { departmentid: user.departmentId, userid: user.uid, applicationid: '16' };
    expect((await summarize({ text }, own)).status).toBe(200);
    expect((await summarize({ text }, { departmentid: 'other' })).status).toBe(404);
    expect((await summarize({ text }, { userid: 'other@example.com' })).status).toBe(404);
    expect((await summarize({ text: '' })).status).toBe(400);
    expect((await summarize({ text: 'a'.repeat(limits.summaryCharacters + 1) })).status).toBe(400);
    for (const day of ['yesterday', '2026-13-45', '2026-02-30']) {
      const { status, body } = await summarize({ text, published_date: day });
      expect([status, body.fields]).toEqual([400, { published_date: 'Must be a day such as 2026-01-31' }]);
    }
    expect((await summarize({ text, published_date: '2028-02-29' })).status).toBe(200);
  });

  it('limits the summaries of one user in a minute', async () => {
    const other = await app().person(await app().department());
    const statuses: number[] = [];
    for (let call = 0; call <= limits.modelCallsPerMinute; call += 1)
      statuses.push((await app().call(other, 'POST', '/biosum/', { text })).status);
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await summarize({ text })).status).toBe(200);
  });
});

describe('POST /biosum/ with a model', () => {
  let model: ModelServer;
  let app: TestApp;
  let user: SignedIn;
  let origin: string;
  beforeAll(async () => {
    model = await startModelServer();
    app = await startTestApp({ config: { summaryModel: { url: `${model.url}/v1/`, model: 'small', key: 'word' } } });
    origin = await app.listen();
  }, 60_000);
  beforeEach(async () => {
    model.requests.length = 0;
    user = await app.person(await app.department({ settings: { aiSummary: true } }));
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });

  const request = (accept: string) =>
    fetch(`${origin}/biosum/`, {
      method: 'POST',
      headers: { ...user.headers, accept, 'content-type': 'application/json' },
      body: JSON.stringify({
        text,
        publisher_name: 'The Wire',
        author_name: 'A. Writer',
        published_date: '2026-11-02',
        prompt: ' In 30 words, please ',
      }),
    });
  const json = async () => {
    const response = await request('application/json');
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const events = async (): Promise<SummaryEvent[]> => {
    const response = await request('text/event-stream');
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const parts = (await response.text()).split('\n\n').filter((part) => part !== '');
    return parts.map((part) => JSON.parse(part.replace(/^data: /, '')) as SummaryEvent);
  };

  it('sends the article and the prompt to the model and returns its text', async () => {
    model.respond(completion('Approved', ' on Monday. '));
    expect(await json()).toEqual({ status: 200, body: { summary: 'Approved on Monday.', madeBy: 'model' } });
    const [{ path, headers, body } = { path: '', headers: {}, body: null }] = model.requests;
    expect(path).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe('Bearer word');
    expect(body).toMatchObject({ model: 'small', stream: false });
    const { content } = body.messages[1];
    for (const part of ['In 30 words, please', 'The Wire', 'A. Writer', '2026-11-02', text])
      expect(content).toContain(part);
  });

  it('streams the text in parts', async () => {
    model.respond(completion('Approved', ' on Monday.'));
    expect(await events()).toEqual([
      { madeBy: 'model' },
      { part: 'Approved' },
      { part: ' on Monday.' },
      { done: true },
    ]);
  });

  it('sends nothing to the model if the department has not switched it on', async () => {
    user = await app.person(await app.department({ settings: {} }));
    expect((await json()).body).toMatchObject({ madeBy: 'extract' });
    expect((await events())[0]).toEqual({ madeBy: 'extract' });
    expect(model.requests).toEqual([]);
  });

  it.each([
    ['an error', (response: Parameters<typeof sendJson>[0]) => sendJson(response, { error: 'overloaded' }, 503)],
    ['something other than JSON', (response) => void response.end('<html>')],
    ['no text', (response) => sendJson(response, { choices: [] })],
    ['a blank text', (response) => sendJson(response, { choices: [{ message: { content: ' \n' } }] })],
    ['a redirect', (response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
    ['too much', (response) => void response.end('x'.repeat(limits.modelResponseBytes + 1))],
  ] as [string, (response: Parameters<typeof sendJson>[0]) => void][])(
    'fails if the model sends %s',
    async (_what, answer) => {
      model.respond((_request, response) => answer(response));
      const failure = { errorCode: 'SUMMARY_FAILED', errorMessage: 'Failed to generate summary.' };
      expect(await json()).toEqual({ status: 502, body: failure });
      expect((await events()).at(-1)).toEqual({ error: 'Failed to generate summary.' });
    },
  );

  it('fails if the stream breaks off, without losing the parts before', async () => {
    model.respond((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"choices":[{"delta":{"content":"Appr"}}]}\n\n', () => response.destroy());
    });
    expect(await events()).toEqual([{ madeBy: 'model' }, { part: 'Appr' }, { error: 'Failed to generate summary.' }]);
  });

  it('returns a hostile answer as bounded text without control characters', async () => {
    model.respond(completion('<script>alert(1)</script>\u0000\u001b[31m', 'x'.repeat(20_000)));
    const { body } = await json();
    expect(String(body.summary).startsWith('<script>alert(1)</script>[31mxx')).toBe(true);
    expect(String(body.summary)).toHaveLength(limits.summaryResult);
  });

  it('ends the request to the model if the user cancels', async () => {
    model.respond((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"choices":[{"delta":{"content":"Slowly"}}]}\n\n');
    });
    // Not fetch: it opens another connection when a request is aborted, which keeps the server from closing.
    const headers = { ...user.headers, accept: 'text/event-stream', 'content-type': 'application/json' };
    const sent = http.request(`${origin}/biosum/`, { method: 'POST', headers }).end(JSON.stringify({ text }));
    const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
    await once(response, 'data');
    response.destroy();
    await model.aborted;
  });
});
