import { ReplayedTime } from '@server/search/replicas/replayedTime';
import { walPosition } from '@server/search/replicas/walPosition';

const at = (seconds: number, position: bigint) => ({
  position,
  asOf: `moment ${String(seconds)}`,
  at: seconds * 1_000,
});

it('reads positions of the log as numbers', () => {
  expect(walPosition('0/10')).toBe(16n);
  expect(walPosition('1/0')).toBe(2n ** 32n);
  expect(walPosition('FF/ABCDEF01')).toBe(0xff_abcdef01n);
  for (const other of ['', '1', '1/', 'x/1', '1/1; drop', '123456789/0', null, undefined]) {
    expect(walPosition(other)).toBeUndefined();
  }
});

it('knows which moment of the primary a replica shows, and not more', () => {
  const time = new ReplayedTime();
  expect(time.of(100n)).toBeUndefined();
  time.add(at(1, 100n));
  time.add(at(2, 200n));
  time.add(at(3, 200n));
  expect(time.of(99n)).toBeUndefined();
  expect(time.of(150n)).toEqual({ asOf: 'moment 1', lagMs: 2_000 });
  expect(time.of(200n)).toEqual({ asOf: 'moment 3', lagMs: 0 });
});

it('forgets what is older than two minutes, and all of a former primary whose log was longer', () => {
  const time = new ReplayedTime();
  time.add(at(1, 100n));
  time.add(at(200, 300n));
  expect(time.of(100n)).toBeUndefined();
  time.add(at(201, 250n));
  expect(time.of(260n)).toEqual({ asOf: 'moment 201', lagMs: 0 });
  expect(time.of(249n)).toBeUndefined();
});
