import { limits } from '@contract/limits';
import type { StartJob } from '@server/background/job';
import type { Db } from '@server/db/schema';
import { toFeedImage } from '@server/images/toFeedImage';
import { deleteImages, insertImage, type StoredImage } from '@server/images/repository';
import { ImageError } from '@server/images/upload';
import { channelPolicy } from './channelPolicy';
import { setFeedImage, takeDueImage, type DueImage } from './feedState';
import { fetchFeed, type FetchPolicy } from './fetchFeed';
import { exceptionsAfter } from './safeAddress';

const accepted = 'image/png, image/jpeg, image/gif, image/x-icon, image/*;q=0.5';

/**
 * The job that copies the pictures by which feeds present themselves: one a run, each again after some days. If a
 * picture can't be loaded or read, the one before is kept.
 */
export const loadFeedImages: StartJob = ({ db, config, clock }) => {
  const policy = channelPolicy({
    ...config,
    demo: config.demo.enabled,
    allowedOrigins: config.channels.allowedOrigins,
  });
  return {
    run: async (signal) => {
      const now = clock();
      const due = await takeDueImage(db, now);
      if (!due) return false;
      const image = await load(due, policy, signal);
      if (image) await store(db, due, image, now);
      return true;
    },
  };
};

async function load(due: DueImage, policy: FetchPolicy, signal: AbortSignal): Promise<StoredImage | undefined> {
  const outcome = await fetchFeed(
    { url: due.image_url, accept: accepted, signal },
    {
      ...policy,
      // A public feed must not lead to an address that only the configuration allows.
      allowedAddresses: exceptionsAfter(new URL(due.url), policy),
      limits: { compressedBytes: limits.imageBytes, decompressedBytes: limits.imageBytes },
    },
  );
  if (outcome.kind !== 'content') return undefined;
  return toFeedImage(outcome.bytes).catch((error: unknown) => {
    if (error instanceof ImageError) return undefined;
    throw error;
  });
}

async function store(db: Db, due: DueImage, image: StoredImage, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const imageId = await insertImage(tx, due.department_id, image);
    if (!(await setFeedImage(tx, due, { imageId, now }))) await deleteImages(tx, [imageId]);
  });
}
