import { Counter, Gauge, Histogram } from 'prom-client';

/*
 * All metrics of the product, so that their names and labels are found in one place. docs/operating/metrics.md explains
 * them. Every label has few values: a route's template and never its path, a kind and never a person.
 */

const requestBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const searchBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const jobBuckets = [0.01, 0.1, 1, 10, 60];

export const httpRequestSeconds = new Histogram({
  name: 'watchdesk_http_request_duration_seconds',
  help: 'Duration of HTTP requests by route template, without open streams.',
  labelNames: ['method', 'route', 'status'],
  buckets: requestBuckets,
});

export const httpOpenStreams = new Gauge({
  name: 'watchdesk_http_open_streams',
  help: 'Open change streams of browsers.',
});

export const searchSeconds = new Histogram({
  name: 'watchdesk_search_duration_seconds',
  help: 'Duration of searches by kind and outcome, without their wait in the queue.',
  labelNames: ['kind', 'outcome'],
  buckets: searchBuckets,
});

export const searchQueue = new Gauge({
  name: 'watchdesk_search_queue',
  help: 'Searches that are running or waiting for their turn.',
  labelNames: ['state'],
});

export const feedReadings = new Counter({
  name: 'watchdesk_feed_readings_total',
  help: 'Readings of feeds by result.',
  labelNames: ['result'],
});

export const articlesStored = new Counter({
  name: 'watchdesk_articles_stored_total',
  help: 'Ingested articles: new ones, new versions, and unchanged ones.',
  labelNames: ['outcome'],
});

export const articlesMatched = new Counter({
  name: 'watchdesk_articles_matched_total',
  help: 'Article versions that were matched with the saved queries.',
});

export const matchingSeconds = new Histogram({
  name: 'watchdesk_matching_batch_duration_seconds',
  help: 'Duration of matching one batch of articles, with grouping into stories.',
  buckets: jobBuckets,
});

export const editionsMade = new Counter({
  name: 'watchdesk_editions_total',
  help: 'Alert editions created.',
});

export const mailsTried = new Counter({
  name: 'watchdesk_mails_total',
  help: 'Attempts to send a mail by outcome.',
  labelNames: ['outcome'],
});

export const jobSeconds = new Histogram({
  name: 'watchdesk_job_duration_seconds',
  help: 'Duration of the runs of background jobs by outcome.',
  labelNames: ['task', 'outcome'],
  buckets: jobBuckets,
});

export const queueLength = new Gauge({
  name: 'watchdesk_queue_length',
  help: 'Entries of a queue in the database, at most 100,000. Each process reports the same: use max().',
  labelNames: ['queue'],
});

export const queueAgeSeconds = new Gauge({
  name: 'watchdesk_queue_age_seconds',
  help: 'How long the oldest due entry of a queue has waited. Each process reports the same: use max().',
  labelNames: ['queue'],
});

export const queuesReadable = new Gauge({
  name: 'watchdesk_queues_readable',
  help: '1 if the queues could be read from the database, otherwise 0.',
});

export const databaseConnections = new Gauge({
  name: 'watchdesk_database_connections',
  help: 'Connections of a pool that are in use or idle, and callers that wait for one.',
  labelNames: ['pool', 'state'],
});

export const feedProcesses = new Gauge({
  name: 'watchdesk_feed_processes',
  help: 'Processes that parse feeds and analyze articles, and the computations that wait for one.',
  labelNames: ['state'],
});

export const threadRestarts = new Counter({
  name: 'watchdesk_thread_restarts_total',
  help: 'Restarts of threads that did not respond or exited.',
  labelNames: ['thread'],
});

export const threadActiveSeconds = new Counter({
  name: 'watchdesk_thread_active_seconds_total',
  help: 'Time during which the event loop of a thread was active.',
});

export const threadHeapBytes = new Gauge({
  name: 'watchdesk_thread_heap_bytes',
  help: 'Used heap of a thread.',
});

export const eventLoopDelaySeconds = new Gauge({
  name: 'watchdesk_event_loop_delay_seconds',
  help: 'Delay of the event loop of a thread since the previous request of the metrics.',
  labelNames: ['quantile'],
});

export const replicaUsable = new Gauge({
  name: 'watchdesk_replica_usable',
  help: '1 if searches use the replica, otherwise 0.',
  labelNames: ['replica'],
});

export const replicaLagSeconds = new Gauge({
  name: 'watchdesk_replica_lag_seconds',
  help: 'How far a replica for searches is behind the primary.',
  labelNames: ['replica'],
});

export const searchesByServer = new Counter({
  name: 'watchdesk_searches_by_server_total',
  help: 'Searches by the server that answered them, if there are replicas for searches.',
  labelNames: ['server'],
});
