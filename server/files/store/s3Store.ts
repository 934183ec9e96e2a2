import { Readable } from 'node:stream';
import type * as Sdk from '@aws-sdk/client-s3';
import type { S3Config } from '@server/config/files';
import type { Rendition } from '@server/db/columnTypes';
import type { FileStore } from './fileStore';

const renditions: readonly Rendition[] = ['original', 'preview'];

/** Keeps files in a bucket of an S3-compatible store, as `{prefix}{file id}/{rendition}`. */
export function s3Store({ endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }: S3Config): FileStore {
  const keyOf = (fileId: string, rendition: Rendition): string => `${prefix}${fileId}/${rendition}`;
  // Loaded when it is first used: most installations don't need it.
  let loaded: Promise<{ client: Sdk.S3Client; sdk: typeof Sdk }> | undefined;
  const s3 = () =>
    (loaded ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        endpoint,
        region,
        // Other stores than Amazon's rarely have a host name for each bucket, or checksums at the end of a stream.
        forcePathStyle: true,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        credentials: { accessKeyId, secretAccessKey },
      }),
    })));

  return {
    async write(fileId, rendition, content) {
      const { client } = await s3();
      const { Upload } = await import('@aws-sdk/lib-storage');
      let size = 0;
      async function* counted() {
        for await (const piece of content) {
          size += piece.length;
          yield piece;
        }
      }
      // Sent in parts as it arrives; a failure aborts and removes them.
      const body = Readable.from(counted(), { objectMode: false });
      const upload = new Upload({ client, params: { Bucket: bucket, Key: keyOf(fileId, rendition), Body: body } });
      await upload.done();
      return size;
    },
    async read(fileId, rendition) {
      const { client, sdk } = await s3();
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: keyOf(fileId, rendition) }));
      if (!(Body instanceof Readable)) throw new Error(`The file ${fileId} has no ${rendition}`);
      return Body as AsyncIterable<Buffer>;
    },
    async remove(fileId) {
      const { client, sdk } = await s3();
      for (const rendition of renditions) {
        await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: keyOf(fileId, rendition) }));
      }
    },
  };
}
