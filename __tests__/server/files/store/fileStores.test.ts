import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import S3rver from 's3rver';
import { removeContent } from '@server/files/removeContentJob';
import { fileStore } from '@server/files/store/fileStores';
import type { FileStore } from '@server/files/store/fileStore';
import type { Config } from '@server/config';
import { prune } from '@server/jobs/retention';
import { NewsletterWorkspace } from '../../../support/server/newsletterWorkspace';
import { useTestApp } from '../../../support/server/testApp';
import { pixelPng, uploadFile } from '../../../support/server/uploadFile';

const server = useTestApp();
const directory = mkdtempSync(path.join(tmpdir(), 'files-'));
const s3Server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'newsroom', configs: [] }],
});
let s3: NonNullable<Config['files']['s3']>;
beforeAll(async () => {
  const { port } = await s3Server.run();
  s3 = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'newsroom',
    prefix: 'watchdesk/',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
});
afterAll(async () => {
  await s3Server.close();
  rmSync(directory, { recursive: true });
});

async function* inPieces(bytes: Buffer, size = 70_000) {
  for (let start = 0; start < bytes.length; start += size)
    yield await Promise.resolve(bytes.subarray(start, start + size));
}
async function all(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe.each(['database', 's3'] as const)('a file store: %s', (storage) => {
  const store = (): FileStore => {
    const { db, config } = server().deps;
    return fileStore({ db, config: { ...config, files: { ...config.files, s3 } } }, storage);
  };
  /** A file without content; the database refers to it. */
  async function file(): Promise<string> {
    const { departmentId } = await server()
      .department()
      .then(({ id }) => ({ departmentId: id }));
    const row = { id: randomUUID(), department_id: departmentId, name: 'a.pdf', content_type: 'application/pdf' };
    await server().deps.db.insertInto('file').values(row).execute();
    return row.id;
  }

  it('returns each rendition as it was written, whatever its size', async () => {
    const id = await file();
    // More than one row, and more than one part of an upload.
    const [large, small] = [randomBytes(6_000_000), randomBytes(10)];
    expect(await store().write(id, 'original', inPieces(large))).toBe(large.length);
    expect(await store().write(id, 'preview', inPieces(small))).toBe(small.length);
    expect((await all(await store().read(id, 'original'))).equals(large)).toBe(true);
    expect((await all(await store().read(id, 'preview'))).equals(small)).toBe(true);
  });

  it('has nothing of a file that was removed, or never written', async () => {
    const id = await file();
    await expect(store().read(id, 'original')).rejects.toThrow();
    await store().write(id, 'original', inPieces(randomBytes(10)));
    await store().remove(id);
    await expect(store().read(id, 'original')).rejects.toThrow();
    await store().remove(id);
  });

  it('fails with the stream that it stores', async () => {
    const id = await file();
    async function* broken() {
      yield await Promise.resolve(randomBytes(10));
      throw new Error('The connection was cut');
    }
    await expect(store().write(id, 'original', broken())).rejects.toThrow('The connection was cut');
  });
});

describe('with FILES_URL', () => {
  it('files are uploaded to the store, read from it, and deleted there when nothing uses them', async () => {
    const { config, db, pool, clock } = server().deps;
    const workspace = await NewsletterWorkspace.open(server());
    const upload = () => uploadFile(server(), workspace.editor, { bytes: pixelPng, ownerId: workspace.groupId });
    const { body: inDatabase } = await upload();
    config.files.s3 = s3;
    try {
      const { body } = await upload();
      const chunks = db.selectFrom('file_chunk').select('file_id').distinct();
      expect(await chunks.execute()).not.toContainEqual({ file_id: body.attachmentId });
      for (const uploaded of [inDatabase, body]) {
        for (const { href } of uploaded.remoteContent) {
          const answer = await server().app.inject({ method: 'GET', url: href });
          expect(answer.statusCode).toBe(200);
          expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
        }
      }
      await prune(db, { historyDays: 400 }, new Date(clock().getTime() + 31 * 86_400_000));
      await removeContent({ db, pool, config, clock });
      await expect(fileStore({ db, config }, 's3').read(body.attachmentId, 'original')).rejects.toThrow();
      expect(await db.selectFrom('deleted_file').selectAll().execute()).toEqual([]);
    } finally {
      delete config.files.s3;
    }
  });
});
