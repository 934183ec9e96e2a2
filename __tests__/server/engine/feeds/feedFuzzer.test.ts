import { parseFeed } from '@server/engine/feeds/parseFeed';
import { brokenDocument, seededRandom, type BrokenDocument } from '../../../support/engine/brokenDocuments';

/**
 * Documents that are broken by chance are read in three lengths. Where the time for a character grows with the length, time is
 * not linear. `npm run torture -- feeds` does this for ten minutes; a seed of its own reproduces a finding.
 */
const seconds = Number(process.env.FUZZ_SECONDS ?? 10);
const firstSeed = Number(process.env.FUZZ_SEED ?? 1);
const lengths = [40_000, 320_000, 2_560_000] as const;
/** Eight for quadratic time; caches and collecting garbage cost large documents up to twice as much. */
const growthAllowed = 3.5;
const growthSuspected = 1.5;
/** Less is not worth a look: the clock and the collecting of garbage are coarser. */
const noticeableMs = 150;

async function millisecondsFor(document: BrokenDocument, length: number): Promise<number> {
  const bytes = document.write(length);
  const before = process.cpuUsage();
  await parseFeed({
    bytes,
    contentType: document.contentType,
    url: 'https://x.example/feed',
    receivedAt: new Date('2026-11-20T12:00:00Z'),
  });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (bytes.length / length);
}

/** How much more a character costs in a document eight times as long. */
const growth = (shorter: number, longer: number) => longer / 8 / Math.max(shorter, 1);

/** Undefined where the document takes linear time; else the milliseconds for each length. */
async function superlinear(document: BrokenDocument): Promise<number[] | undefined> {
  const [small, medium, large] = lengths;
  const measure = async (times: number, length: number) => {
    let best = Infinity;
    for (let time = 0; time < times; time += 1) best = Math.min(best, await millisecondsFor(document, length));
    return best;
  };
  const once = [await measure(1, small), await measure(1, medium)] as const;
  // Most are decided by this; the rest are measured thoroughly.
  if (growth(...once) < growthSuspected) return undefined;
  const times = [await measure(3, small), await measure(3, medium), await measure(2, large)] as const;
  const grows = growth(times[1], times[2]) > growthAllowed && times[2] > noticeableMs;
  return grows ? [...times] : undefined;
}

it(
  'reads broken feeds, pages and JSON in linear time',
  async () => {
    const end = performance.now() + seconds * 1000;
    const findings: unknown[] = [];
    let seed = firstSeed;
    for (; performance.now() < end; seed += 1) {
      const document = brokenDocument(seededRandom(seed));
      const times = await superlinear(document);
      if (times) findings.push({ seed, kind: document.kind, ...document.pattern, times });
    }
    if (seconds > 60) process.stdout.write(`${seed - firstSeed} documents, seeds ${firstSeed} to ${seed - 1}.\n`);
    expect(findings).toEqual([]);
  },
  (seconds + 120) * 1000,
);
