import { parseFeed } from '@server/engine/feeds/parseFeed';
import { brokenDocument, seededRandom, type BrokenDocument } from '../../../support/engine/brokenDocuments';

/**
 * Reads randomly broken documents in three lengths. If the time per character grows with the length, parsing isn't
 * linear. `npm run torture -- feeds` runs this for ten minutes; a seed reproduces a finding.
 */
const seconds = Number(process.env.FUZZ_SECONDS ?? 10);
const firstSeed = Number(process.env.FUZZ_SEED ?? 1);
const lengths = [40_000, 320_000, 2_560_000] as const;
/** Quadratic time would give 8; caches and garbage collection make large documents up to twice as expensive. */
const growthAllowed = 3.5;
const growthSuspected = 1.5;
/** Shorter times are ignored, because the clock and garbage collection are too imprecise. */
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

/** The growth of the time per character in a document eight times as long. */
const growth = (shorter: number, longer: number) => longer / 8 / Math.max(shorter, 1);

/** Returns the milliseconds for each length, or undefined if the document takes linear time. */
async function superlinear(document: BrokenDocument): Promise<number[] | undefined> {
  const [small, medium, large] = lengths;
  const measure = async (times: number, length: number) => {
    let best = Infinity;
    for (let time = 0; time < times; time += 1) best = Math.min(best, await millisecondsFor(document, length));
    return best;
  };
  const once = [await measure(1, small), await measure(1, medium)] as const;
  // Decides most documents; only suspicious ones are measured repeatedly.
  if (growth(...once) < growthSuspected) return undefined;
  const times = [await measure(3, small), await measure(3, medium), await measure(2, large)] as const;
  const grows = growth(times[1], times[2]) > growthAllowed && times[2] > noticeableMs;
  return grows ? [...times] : undefined;
}

it(
  'parsing broken feeds, pages, and JSON takes linear time',
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
