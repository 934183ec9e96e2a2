import { limits } from '@contract/limits';
import { channelPolicy } from '@server/channels/reading/channelPolicy';
import { fetchFeed, type FetchPolicy } from '@server/channels/reading/fetchFeed';
import { exceptionsAfter } from '@server/channels/reading/safeAddress';
import type { Config } from '@server/config';
import { presentationPicture } from '@server/engine/feeds/presentationPicture';
import { fileTypeOf, headBytes } from '@server/files/fileType';
import { fileTexts } from '@server/files/storeFile';
import { AppError, invalid } from '@server/http/errors';

interface Download {
  bytes: Buffer;
  /** The last part of the address. */
  name: string;
}

const texts = {
  noFile: 'There is no file or preview picture at this address.',
  lost: 'The connection was lost before the file was complete.',
} as const;
const accepted = 'text/html;q=0.9, image/jpeg, image/png, image/webp, image/gif, application/pdf, */*;q=0.5';

/**
 * Downloads the file at a web address; of a page, the picture with which it presents itself. As feeds are read: only from
 * public addresses, with limits of time and size.
 * @throws AppError VALIDATION with the reason, TOO_LARGE
 */
export async function download(config: Config, url: string, signal: AbortSignal): Promise<Download> {
  const policy: FetchPolicy = {
    ...channelPolicy({ ...config, demo: false, allowedOrigins: config.channels.allowedOrigins }),
    limits: { compressedBytes: limits.attachmentBytes, decompressedBytes: limits.attachmentBytes },
  };
  const found = await read(policy, url, signal);
  if (isFile(found)) return found;
  const picture = presentationPicture(found.bytes.toString('utf8'), found.finalUrl);
  if (picture === null) throw invalid({ url: texts.noFile });
  // A public page must not lead to an address that only the configuration allows.
  const allowedAddresses = exceptionsAfter(new URL(found.finalUrl), policy);
  const shown = await read({ ...policy, allowedAddresses }, picture, signal);
  if (!isFile(shown)) throw invalid({ url: texts.noFile });
  return shown;
}

const isFile = ({ bytes, name }: Download): boolean => fileTypeOf(bytes.subarray(0, headBytes), name) !== undefined;

async function read(policy: FetchPolicy, url: string, signal: AbortSignal): Promise<Download & { finalUrl: string }> {
  const outcome = await fetchFeed({ url, accept: accepted, signal }, policy);
  if (outcome.kind === 'content') {
    const { bytes, finalUrl } = outcome;
    return { bytes, finalUrl, name: nameIn(finalUrl) };
  }
  if (outcome.kind === 'notModified') throw invalid({ url: texts.noFile });
  if (outcome.code === 'TOO_LARGE') throw new AppError('TOO_LARGE', fileTexts.tooLarge);
  throw invalid({ url: outcome.code === 'CONNECTION_LOST' ? texts.lost : outcome.message });
}

function nameIn(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
