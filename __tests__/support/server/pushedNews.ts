import { createHmac } from 'node:crypto';
import type { Answer, SignedIn, TestApp } from './testApp';

/** Lets others push into a channel, as an administrator of its department; returns the key. */
export async function allowPushing(test: TestApp, admin: SignedIn, channelId: string): Promise<string> {
  const answer = await test.call(admin, 'POST', `/iam/v1/department/publishchannels/${channelId}/pushkey`);
  if (answer.status !== 200) throw new Error(`No key was made: ${answer.text}`);
  return String(answer.body.key);
}

export const signatureOf = (bytes: string | Buffer, key: string): string =>
  `sha1=${createHmac('sha1', key).update(bytes).digest('hex')}`;

interface Push {
  channelId: string;
  key: string;
  bytes: string | Buffer;
  contentType?: string;
  /** Instead of the right one; null: none. */
  signature?: string | null;
}

/** Pushes bytes into a channel, as Superdesk does. */
export async function push(test: TestApp, { channelId, key, bytes, contentType, signature }: Push): Promise<Answer> {
  const sent = signature === undefined ? signatureOf(bytes, key) : signature;
  const answer = await test.app.inject({
    method: 'POST',
    url: `/data/v1/push/${channelId}`,
    payload: bytes,
    headers: {
      'content-type': contentType ?? 'application/json',
      ...(sent === null ? {} : { 'x-superdesk-signature': sent }),
    },
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return {
    status: answer.statusCode,
    body: isJson ? JSON.parse(answer.payload) : undefined,
    text: answer.payload,
    headers: answer.headers,
  };
}

/** A text as Superdesk's ninjs formatter writes it. */
export const ninjs = (more: object = {}): string =>
  JSON.stringify({
    guid: 'tag:superdesk.example,2026:newsml:1',
    version: '1',
    type: 'text',
    pubstatus: 'usable',
    language: 'en',
    headline: 'Numbat census ends',
    byline: 'Edith Tor',
    versioncreated: '2026-11-20T10:00:00+0000',
    body_html: '<p>The numbat census of the southern forests ended with more animals than the foresters expected.</p>',
    ...more,
  });
