import { afterNextPaint } from '@client/shared/browser/afterNextPaint';

afterEach(() => jest.useRealTimers());

test.each(['keydown', 'pointerdown', 'pagehide'])('what waits for a paint comes before a %s', async (kind) => {
  jest.useFakeTimers();
  const ended = jest.fn();
  const wait = afterNextPaint().then(ended);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(kind));
  await wait;
  expect(ended).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(1); // the frame's alone
});

test('it comes where no frame is afterNextPaint, too', async () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const wait = afterNextPaint();
  jest.advanceTimersByTime(100);
  await wait;
});
