import { times } from '@contract/limits';
import { remoteContents } from '@server/files/fileAddress';
import { readFiles } from '@server/files/repository';
import type { Deps } from '@server/http/deps';
import type { FeedRow } from '../settings/repository';
import type { OutgoingRow } from './repository';

/** A file attached to an article, at an address that lives as long as that of a picture. */
interface AttachedFile {
  id: string;
  url: string;
  headline: string;
  contentType: string;
  size: number;
}

/** The files that an article attaches, of its own department. */
export async function attachedFiles(
  deps: Deps,
  { department_id: departmentId }: FeedRow,
  { attachments }: OutgoingRow,
): Promise<AttachedFile[]> {
  const ids = attachments.flatMap(({ fileId }) => fileId ?? []);
  const files = new Map((await readFiles(deps.db, departmentId ?? '', ids)).map((file) => [file.id, file]));
  const contents = await remoteContents(deps, [...files.values()], times.publishedFileAddressSeconds);
  return attachments.flatMap(({ fileId = '', headline }) => {
    const file = files.get(fileId);
    const [original] = contents.get(fileId) ?? [];
    if (!file || !original) return [];
    return {
      id: file.id,
      url: deps.config.publicUrl + original.href,
      headline: headline || file.name,
      contentType: file.content_type,
      size: file.size,
    };
  });
}
