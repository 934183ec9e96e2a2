import type { FetchArgs } from '@reduxjs/toolkit/query';
import { createKeepalive } from '@client/api/withKeepalive';

/** The pending requests, whether each has `keepalive`, and a function that ends it. */
function pendingCalls() {
  const calls: { keepalive: boolean | undefined; end: () => void }[] = [];
  const sent = ({ keepalive }: FetchArgs) => new Promise<void>((resolve) => calls.push({ keepalive, end: resolve }));
  const withKeepalive = createKeepalive();
  return { calls, withKeepalive, send: (body?: unknown) => withKeepalive({ url: '/x', method: 'PUT', body }, sent) };
}

const flags = ({ calls }: ReturnType<typeof pendingCalls>) => calls.map(({ keepalive }) => keepalive ?? false);
const kB = (count: number) => ({ text: 'x'.repeat(count * 1024) });

test('small requests have keepalive, within the browser’s limit of pending bytes', async () => {
  const pending = pendingCalls();
  const sent = [
    pending.send(),
    pending.send(kB(20)),
    pending.send('ä'.repeat(10 * 1024)),
    pending.send(kB(20)),
    pending.send(),
  ];
  expect(flags(pending)).toEqual([true, true, true, false, true]);
  pending.calls[1]?.end();
  await sent[1];
  sent.push(pending.send(kB(20)));
  expect(flags(pending).at(-1)).toBe(true);
  pending.calls.forEach(({ end }) => end());
  await Promise.all(sent);
});

test('failed and large requests don’t count toward the limit', async () => {
  const pending = pendingCalls();
  const failing = pending.withKeepalive({ url: '/x', body: kB(40) }, () => Promise.reject(new Error('no network')));
  await expect(failing).rejects.toThrow();
  const sent = [pending.send(kB(60)), pending.send(new FormData()), pending.send(kB(40))];
  expect(flags(pending)).toEqual([false, false, true]);
  pending.calls.forEach(({ end }) => end());
  await Promise.all(sent);
});

test('requests beyond the maximum number are sent without keepalive', async () => {
  const pending = pendingCalls();
  const sent = Array.from({ length: 40 }, () => pending.send());
  expect(flags(pending).filter(Boolean)).toHaveLength(32);
  pending.calls.forEach(({ end }) => end());
  await Promise.all(sent);
});
