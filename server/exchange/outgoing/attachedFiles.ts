import { remoteContent } from '@server/files/fileAddress';
import { findFile } from '@server/files/repository';
import type { Deps } from '@server/http/deps';
import type { FeedRow } from '../settings/repository';
import type { OutgoingRow } from './repository';

/** A file attached to an article, at an address that expires. */
export interface AttachedFile {
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
  const files: AttachedFile[] = [];
  for (const { fileId, headline } of attachments) {
    const file = fileId === undefined ? undefined : await findFile(deps.db, fileId);
    if (!file || file.department_id !== departmentId) continue;
    const [original] = await remoteContent(deps, file);
    if (!original) continue;
    files.push({
      id: file.id,
      url: deps.config.publicUrl + original.href,
      headline: headline || file.name,
      contentType: file.content_type,
      size: file.size,
    });
  }
  return files;
}
