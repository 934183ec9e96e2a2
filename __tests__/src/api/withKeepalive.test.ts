import type { FetchArgs } from '@reduxjs/toolkit/query';
import { createKeepalive } from '@client/api/withKeepalive';

/** Calls under way, whether each may outlive the page, and how to end one. */
function line() {
  const calls: { keepalive: boolean | undefined; end: () => void }[] = [];
  const sent = ({ keepalive }: FetchArgs) => new Promise<void>((resolve) => calls.push({ keepalive, end: resolve }));
  const withKeepalive = createKeepalive();
  return { calls, withKeepalive, send: (body?: unknown) => withKeepalive({ url: '/x', method: 'PUT', body }, sent) };
}

const flags = ({ calls }: ReturnType<typeof line>) => calls.map(({ keepalive }) => keepalive ?? false);
const kB = (count: number) => ({ text: 'x'.repeat(count * 1024) });

test('small changes outlive the page, no more of them at a time than a browser lets pass', async () => {
  const one = line();
  const sent = [one.send(), one.send(kB(20)), one.send('ä'.repeat(10 * 1024)), one.send(kB(20)), one.send()];
  expect(flags(one)).toEqual([true, true, true, false, true]);
  one.calls[1]?.end();
  await sent[1];
  sent.push(one.send(kB(20)));
  expect(flags(one).at(-1)).toBe(true);
  one.calls.forEach(({ end }) => end());
  await Promise.all(sent);
});

test('what fails or is large takes no place from others', async () => {
  const one = line();
  const failing = one.withKeepalive({ url: '/x', body: kB(40) }, () => Promise.reject(new Error('no network')));
  await expect(failing).rejects.toThrow();
  const sent = [one.send(kB(60)), one.send(new FormData()), one.send(kB(40))];
  expect(flags(one)).toEqual([false, false, true]);
  one.calls.forEach(({ end }) => end());
  await Promise.all(sent);
});

test('of very many at a time the last are sent as any others', async () => {
  const one = line();
  const sent = Array.from({ length: 40 }, () => one.send());
  expect(flags(one).filter(Boolean)).toHaveLength(32);
  one.calls.forEach(({ end }) => end());
  await Promise.all(sent);
});
