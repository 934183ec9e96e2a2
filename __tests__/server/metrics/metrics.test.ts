import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectDefaultMetrics, register } from 'prom-client';
import { sql } from 'kysely';
import { ingestItems } from '@server/articles/items/ingest';
import { readQueues } from '@server/jobs/queueMetrics';
import '@server/metrics/metrics';
import { reportThreadMetrics } from '@server/metrics/threadMetrics';
import { createChannel, feedItem } from '../../support/server/feedBuilders';
import { useTestApp, type SignedIn } from '../../support/server/testApp';

const token = 'a token of this test';
const server = useTestApp({ config: { metrics: { token } } });
let endReport: () => void;
let user: SignedIn;

beforeAll(async () => {
  endReport = reportThreadMetrics('test');
  user = await server().person(await server().department());
});
afterAll(() => endReport());

async function metricsText(authorization = `Bearer ${token}`): Promise<string> {
  const answer = await server().app.inject({ url: '/metrics', headers: { authorization } });
  return answer.statusCode === 200 ? answer.payload : String(answer.statusCode);
}

it('requires the token', async () => {
  expect(await metricsText('Bearer something else')).toBe('401');
  expect(await metricsText('')).toBe('401');
  expect(await metricsText()).toContain('watchdesk_thread_up{thread="test"} 1');
});

it('counts requests by the template of their route, and unknown paths together', async () => {
  await server().call(user, 'GET', '/data/v1/profiles/4711');
  await server().call(user, 'GET', '/data/v1/no-such-thing/secret-words');
  const text = await metricsText();
  expect(text).toMatch(/duration_seconds_count\{.*route="\/data\/v1\/profiles\/:\w+",status="4xx".*\} 1/);
  expect(text).not.toContain('4711');
  expect(text).not.toContain('secret-words');
});

it('reports the length of each queue and how long its first entry has waited', async () => {
  const { db } = server().deps;
  const channel = await createChannel(db, await server().department(), { dueAt: new Date('2099-01-01') });
  const items = [feedItem({ guid: 'one', headline: 'Waiting' }), feedItem({ guid: 'two', headline: 'Waiting too' })];
  await ingestItems(db, { sourceId: channel.id, items, receivedAt: new Date() });
  await sql`update match_queue set enqueued_at = '2026-01-01T00:00:00Z'`.execute(db);
  await readQueues(db, new Date('2026-01-01T00:01:30Z'));
  const text = await metricsText();
  expect(text).toContain('watchdesk_queue_length{queue="matching",thread="test"} 2');
  expect(text).toContain('watchdesk_queue_age_seconds{queue="matching",thread="test"} 90');
  expect(text).toContain('watchdesk_queue_length{queue="alerts",thread="test"} 0');
  expect(text).toContain('watchdesk_articles_stored_total{outcome="new",thread="test"} 2');
  expect(text).toMatch(/watchdesk_database_connections\{pool="test",state="idle",thread="test"\} \d/);
});

it('reports what waits for OpenSearch, and how far its index is behind', async () => {
  const { db } = server().deps;
  await sql`insert into search_index (name) values ('metrics-test')`.execute(db);
  const channel = await createChannel(db, await server().department(), { dueAt: new Date('2099-01-01') });
  await ingestItems(db, { sourceId: channel.id, items: [feedItem({ guid: 'indexed' })], receivedAt: new Date() });
  await sql`update search_outbox set changed_at = '2026-01-01T00:00:00Z'`.execute(db);
  await readQueues(db, new Date('2026-01-01T00:00:45Z'));
  const text = await metricsText();
  expect(text).toContain('watchdesk_queue_length{queue="indexing",thread="test"} 1');
  expect(text).toContain('watchdesk_queue_age_seconds{queue="indexing",thread="test"} 45');
  await sql`delete from search_index`.execute(db);
});

describe('the files for operators', () => {
  const folder = path.resolve(__dirname, '../../../docs/operating');
  const known = () => {
    if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
    return new Set([...register.getMetricsAsArray().map(({ name }) => name), 'watchdesk_thread_up']);
  };
  const named = (text: string) => [
    ...new Set([...text.matchAll(/\b(?:watchdesk|process|nodejs)_\w+/g)].map(([name]) => name)),
  ];
  const metricOf = (name: string) => name.replace(/_(bucket|count|sum)$/, '');

  it.each(['grafana-dashboard.json', 'alert-rules.yml', 'metrics.md'])('names only existing metrics in %s', (file) => {
    const text = readFileSync(path.join(folder, file), 'utf8').replaceAll(/`(process|nodejs)_\*`/g, '');
    const metrics = known();
    const names = named(text);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !metrics.has(name) && !metrics.has(metricOf(name)))).toEqual([]);
  });

  it('explains every metric', () => {
    const text = readFileSync(path.join(folder, 'metrics.md'), 'utf8');
    const own = [...known()].filter((name) => name.startsWith('watchdesk_'));
    expect(own.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
