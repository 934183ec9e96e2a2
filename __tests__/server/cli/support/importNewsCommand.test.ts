import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importNewsCommand } from '@server/cli/support/importNewsCommand';
import { newsmlFolder, newsmlSchemaMissing } from '../../../support/engine/newsmlSchema';
import { describeUnless } from '../../../support/jest/describeIf';
import { makePublishChannel } from '../../../support/server/ownArticles';
import { ninjs } from '../../../support/server/pushedNews';
import { useTestApp } from '../../../support/server/testApp';

const server = useTestApp();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'news-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function openChannel() {
  const department = await server().department();
  const { id } = await makePublishChannel(server(), department.id);
  const reader = await server().person(department);
  const run = (place: string, ...more: string[]) =>
    importNewsCommand(server().deps, [place, `--channel=${id}`, ...more]);
  const found = async () =>
    (await server().call(reader, 'POST', '/data/v1/search', { queryString: '' })).body.results.map(
      ({ headline }: { headline: string }) => headline,
    );
  return { id, run, found };
}

const file = (name: string, text: string): string => {
  const place = path.join(folder, name);
  writeFileSync(place, text);
  return place;
};

describe('import-newsml', () => {
  it('imports what can be read, lists the rest, and changes nothing the second time', async () => {
    const { run, found } = await openChannel();
    file('1.json', ninjs());
    file('2.json', '{"headline": ');
    file('3.txt', 'Quoll sightings double\nThe foresters counted twice as many as in the year before.');
    file('4.json', ninjs({ guid: 'tag:superdesk.example,2026:newsml:2', type: 'picture', headline: 'A numbat' }));
    const failed = await run(folder).catch((error: unknown) => error);
    expect(String(failed)).toContain('House News: 2 added, 0 updated, 0 unchanged, 0 held back, 0 withdrawn.');
    expect(String(failed)).toMatch(
      /2 documents or files skipped:\n.*2\.json: Line 1, column \d+: .*\n.*4\.json: .*Only text is stored/,
    );
    expect((await found()).toSorted()).toEqual(['Numbat census ends', 'Quoll sightings double']);
    expect(await run(path.join(folder, '1.json'))).toContain('0 added, 0 updated, 1 unchanged');
  });

  it('alerts nobody of an archive if that is wanted', async () => {
    const { id, run, found } = await openChannel();
    await run(file('1.json', ninjs()), '--no-alerts');
    expect(await found()).toEqual(['Numbat census ends']);
    const queued = server()
      .deps.db.selectFrom('match_queue as q')
      .innerJoin('item as i', 'i.id', 'q.item_id')
      .where('i.source_id', '=', id);
    expect(await queued.select('q.id').execute()).toEqual([]);
  });

  it('wants a file and a publish channel that exists', async () => {
    const { run } = await openChannel();
    const place = file('1.json', ninjs());
    expect(await importNewsCommand(server().deps, [place])).toBeUndefined();
    expect(await run(place, place)).toBeUndefined();
    await expect(importNewsCommand(server().deps, [place, '--channel=0'])).rejects.toThrow(
      'There is no publish channel with the id "0".',
    );
  });
});

describeUnless(newsmlSchemaMissing, 'import-newsml', () => {
  it('imports the texts of IPTC’s listings, and says that pictures and packages are left out', async () => {
    const { run, found } = await openChannel();
    const listings = path.join(newsmlFolder, 'listings');
    const failed = await run(listings).catch((error: unknown) => error);
    expect(String(failed)).toContain('House News: 3 added');
    expect(String(failed).match(/LISTING/g)).toHaveLength(readdirSync(listings).length - 3);
    expect(await found()).toContain('Fed to halt QE to avert "bubble"');
  });
});
