import { CircuitBreaker } from '@server/search/opensearch/circuitBreaker';

test('a breaker opens after three failures, lets one call try it again after a pause, and closes on success', () => {
  let now = 0;
  const breaker = new CircuitBreaker({ failures: 3, pauseMs: 1_000 }, () => now);
  for (let failure = 0; failure < 3; failure += 1) {
    expect(breaker.tryPass()).toBe(true);
    breaker.fail();
  }
  expect(breaker.tryPass()).toBe(false);
  now = 1_000;
  expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, false]);
  breaker.fail();
  now = 1_999;
  expect(breaker.tryPass()).toBe(false);
  now = 2_000;
  expect(breaker.tryPass()).toBe(true);
  breaker.succeed();
  expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, true]);
});
