import type { Answer, SignedIn, TestApp } from './testApp';

/** A PNG of one pixel. */
export const pixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Upload {
  bytes: Buffer;
  name?: string;
  ownerId?: string;
  /** More of the query, beginning with `&`. */
  query?: string;
}

/** Uploads a file as a browser's form does. */
export async function uploadFile(
  test: TestApp,
  who: SignedIn,
  { bytes, name = 'picture.png', ownerId = who.userId, query = '' }: Upload,
): Promise<Answer> {
  const form = new FormData();
  form.append('deliveryMethods', '7');
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const encoded = new Request('http://localhost/', { method: 'POST', body: form });
  const answer = await test.app.inject({
    method: 'POST',
    url: `/workspace/v1/attachment/upload/file?ownerId=${ownerId}${query}`,
    headers: { ...who.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return {
    status: answer.statusCode,
    body: isJson ? answer.json() : undefined,
    text: answer.body,
    headers: answer.headers,
  };
}
