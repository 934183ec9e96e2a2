import { painted } from '@client/shared/lib/painted';

afterEach(() => jest.useRealTimers());

test.each(['keydown', 'pointerdown', 'pagehide'])('what waits for a paint comes before a %s', async (kind) => {
  jest.useFakeTimers();
  const ended = jest.fn();
  const wait = painted().then(ended);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(kind));
  await wait;
  expect(ended).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(1); // the frame's alone
});

test('it comes where no frame is painted, too', async () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const wait = painted();
  jest.advanceTimersByTime(100);
  await wait;
});
