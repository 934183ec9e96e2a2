import { Backoff } from '@server/background/backoff';

const start = Date.parse('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(start + seconds * 1000);

it('skips a failing id for longer each time, up to ten minutes, and starts over after an hour without failure', () => {
  const backoff = new Backoff();
  backoff.add('ill', after(0));
  expect(backoff.idsToSkip(after(29))).toEqual(['ill']);
  expect(backoff.idsToSkip(after(30))).toEqual([]);
  backoff.add('ill', after(30));
  expect(backoff.idsToSkip(after(89))).toEqual(['ill']);
  expect(backoff.idsToSkip(after(90))).toEqual([]);
  for (let times = 0; times < 20; times += 1) backoff.add('ill', after(100));
  expect(backoff.idsToSkip(after(699))).toEqual(['ill']);
  expect(backoff.idsToSkip(after(700))).toEqual([]);
  expect(backoff.idsToSkip(after(100 + 3601))).toEqual([]);
  backoff.add('ill', after(5_000));
  expect(backoff.idsToSkip(after(5_029))).toEqual(['ill']);
  expect(backoff.idsToSkip(after(5_030))).toEqual([]);
});
