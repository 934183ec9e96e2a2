import { newDraft, type NewsAttachment, type NewsDocument } from '@contract/newsml/newsDocument';
import { writeNewsItem } from '@server/engine/newsml/newsItem';
import type { SignedIn, TestApp } from './testApp';

/** A document as a client sends it. */
export function encodedDocument(more: Partial<NewsDocument> = {}): string {
  const draft = newDraft({ guid: 'urn:uuid:test', now: '2026-11-23T10:00:00Z', author: 'Edith Tor' });
  const body = '<p>The numbat census of the southern forests ended with more animals than the foresters expected.</p>';
  return Buffer.from(writeNewsItem({ ...draft, headline: 'Numbat census ends', bodyHtml: body, ...more })).toString(
    'base64',
  );
}

/** Writes an article into a workspace by the API; returns its id. */
export async function writeOwnArticle(
  test: TestApp,
  author: SignedIn,
  ownerId: string,
  more: Partial<NewsDocument> = {},
): Promise<string> {
  const answer = await test.call(author, 'POST', '/workspace/v1/articles', {
    article: encodedDocument(more),
    ownerId,
  });
  if (answer.status !== 200) throw new Error(`No article was written: ${answer.text}`);
  return String(answer.body.articleId);
}

/** What a document attaches: a file, an article, or a link, as a client sends it. */
export const attachment = (type: NewsAttachment['type'], more: Partial<NewsAttachment> = {}): NewsAttachment => ({
  type,
  id: '',
  headline: `The ${type}`,
  description: '',
  link: '',
  previewPath: '',
  contentType: '',
  size: null,
  ...more,
});

/** Inserts a publish channel of a department; returns its id and number. */
export async function makePublishChannel(
  { deps: { db } }: TestApp,
  departmentId: string,
  name = 'House News',
): Promise<{ id: string; number: number }> {
  return db
    .insertInto('source')
    .values({
      id: `publish-${departmentId}-${name.replaceAll(' ', '-')}`,
      department_id: departmentId,
      name,
      type: 'CHANNEL',
      publish_only: true,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}
