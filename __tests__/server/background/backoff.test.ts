import { Failing } from '@server/background/backoff';

const start = Date.parse('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(start + seconds * 1000);

it('lets who failed rest, longer each time, ten minutes at most, and begins anew for who has long not failed', () => {
  const failing = new Failing();
  failing.add('ill', after(0));
  expect(failing.resting(after(29))).toEqual(['ill']);
  expect(failing.resting(after(30))).toEqual([]);
  failing.add('ill', after(30));
  expect(failing.resting(after(89))).toEqual(['ill']);
  expect(failing.resting(after(90))).toEqual([]);
  for (let times = 0; times < 20; times += 1) failing.add('ill', after(100));
  expect(failing.resting(after(699))).toEqual(['ill']);
  expect(failing.resting(after(700))).toEqual([]);
  expect(failing.resting(after(100 + 3601))).toEqual([]);
  failing.add('ill', after(5_000));
  expect(failing.resting(after(5_029))).toEqual(['ill']);
  expect(failing.resting(after(5_030))).toEqual([]);
});
