import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadAll } from 'js-yaml';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, 'packaging', file), 'utf8');
const files = ['Dockerfile', 'compose.yaml', 'systemd/watchdesk.service', 'kubernetes/watchdesk.yaml'];

it.each(['compose.yaml', 'kubernetes/watchdesk.yaml'])('can be read as YAML: %s', (file) => {
  for (const document of loadAll(read(file))) expect(document).toEqual(expect.any(Object));
});

it('sets only variables that the server knows', () => {
  const known = readFileSync(path.join(root, 'README.md'), 'utf8');
  // Those of Node and of the images of PostgreSQL and OpenSearch.
  const others = /^(NODE_ENV|POSTGRES_\w+|OPENSEARCH_JAVA_OPTS|DISABLE_\w+)$/;
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/\b([A-Z]+(?:_[A-Z]+)+)\s*[:=]/g)].map(([, name]) => name ?? ''),
  );
  expect(named).toEqual(expect.arrayContaining(['DATABASE_URL', 'METRICS_PORT', 'NODE_ENV']));
  expect(named.filter((name) => !others.test(name) && !known.includes(`\`${name}\``))).toEqual([]);
});

it('copies into the image what exists, and starts the built server', () => {
  const copied = [...read('Dockerfile').matchAll(/--from=build \/app\/(\S+)/g)].map(([, name]) => name ?? '');
  expect(copied).toEqual(expect.arrayContaining(['dist', 'node_modules']));
  const made = ['dist', 'node_modules'];
  expect(copied.filter((name) => !made.includes(name) && !existsSync(path.join(root, name)))).toEqual([]);
  for (const file of ['Dockerfile', 'systemd/watchdesk.service']) expect(read(file)).toContain('dist/server/main.mjs');
});
