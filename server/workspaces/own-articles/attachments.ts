import type { Attachment } from '@contract/attachments';
import { limits } from '@contract/limits';
import type { NewsAttachment } from '@contract/newsml/newsDocument';
import type { StoredAttachment } from '@server/db/columnTypes';
import { sql } from 'kysely';
import type { Db } from '@server/db/schema';
import { oneLine, storable } from '@server/engine/feeds/feedText';
import { fileAddress, fileIdOf, remoteContents } from '@server/files/fileAddress';
import { renditionType } from '@server/files/fileType';
import { readFiles, type FileRow } from '@server/files/repository';
import type { Reader } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { invalid } from '@server/http/errors';

interface AttachmentContext {
  publicUrl: string;
  /** The files of the department that the document names, by id. */
  files: ReadonlyMap<string, FileRow>;
}

/** The files that attachments name: attached ones, and the pictures of links. */
export const attachedFiles = (publicUrl: string, attachments: readonly NewsAttachment[]): string[] => [
  ...new Set(
    attachments
      .slice(0, limits.ownAttachments)
      .flatMap(({ type, id, previewPath }) => (type === 'file' ? id : (fileIdOf(publicUrl, previewPath) ?? []))),
  ),
];

/**
 * The attachments to store: addresses of files without signatures, with the type and size that the server knows. Files
 * of others are left out.
 * @throws AppError VALIDATION if a link isn't a web address
 */
export function cleanAttachments(given: readonly NewsAttachment[], context: AttachmentContext): NewsAttachment[] {
  return given.slice(0, limits.ownAttachments).flatMap((one) => {
    const texts = {
      headline: storable(oneLine(one.headline)).trim().slice(0, limits.ownHeadline),
      description: storable(one.description).trim().slice(0, limits.ownDescription),
    };
    const cleaned = { file: cleanFile, item: cleanItem, link: cleanLink }[one.type](one, context);
    return cleaned === null ? [] : { ...cleaned, ...texts };
  });
}

type Cleaned = Omit<NewsAttachment, 'headline' | 'description'>;
const nothing = { id: '', link: '', previewPath: '', contentType: '', size: null } as const;

function cleanFile({ id }: NewsAttachment, { publicUrl, files }: AttachmentContext): Cleaned | null {
  const file = files.get(id);
  if (!file) return null;
  return {
    type: 'file',
    id,
    link: fileAddress(publicUrl, id, 'original'),
    previewPath: file.preview_size > 0 ? fileAddress(publicUrl, id, 'preview') : '',
    contentType: file.content_type,
    size: file.size,
  };
}

const cleanItem = ({ id }: NewsAttachment): Cleaned | null =>
  /^\d{1,18}$/.test(id) ? { ...nothing, type: 'item', id } : null;

function cleanLink({ link, previewPath, contentType }: NewsAttachment, context: AttachmentContext): Cleaned {
  const { publicUrl, files } = context;
  const address = link.trim();
  if (!isWebAddress(address)) throw invalid({ link: 'Links must begin with https:// or http://.' });
  const file = files.get(fileIdOf(publicUrl, previewPath) ?? '');
  const rendition = file && file.preview_size > 0 ? 'preview' : 'original';
  const isPicture = file !== undefined && renditionType(file.content_type, rendition).startsWith('image/');
  return {
    ...nothing,
    type: 'link',
    link: address,
    contentType,
    previewPath: isPicture ? fileAddress(publicUrl, file.id, rendition) : '',
  };
}

const isWebAddress = (link: string): boolean =>
  link.length <= limits.linkCharacters && URL.canParse(link) && /^https?:$/.test(new URL(link).protocol);

/** What lists and searches read of an attachment. */
export function toStored(publicUrl: string, attachment: NewsAttachment, position: number): StoredAttachment {
  const { type, id, headline, description, link, previewPath } = attachment;
  const texts = { id: String(position + 1), attachmentType: type, headline, description };
  if (type === 'item') return { ...texts, itemId: id };
  if (type === 'file') return { ...texts, fileId: id };
  const previewFileId = fileIdOf(publicUrl, previewPath);
  return { ...texts, url: link, ...(previewFileId !== undefined && { previewFileId }) };
}

/**
 * Attachments for a reader: files at signed addresses, and the articles that the reader may open.
 * @param seconds How long the signatures are valid.
 */
export async function attachmentsToRead(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  reader: Reader,
  attachments: readonly StoredAttachment[],
  seconds?: number,
): Promise<Attachment[]> {
  const { publicUrl } = deps.config;
  const fileIds = attachments.flatMap(({ fileId, previewFileId }) => fileId ?? previewFileId ?? []);
  const files = new Map((await readFiles(deps.db, reader.departmentId, fileIds)).map((file) => [file.id, file]));
  const itemIds = attachments.flatMap(({ itemId }) => itemId ?? []);
  const articles = await readableArticles(deps.db, reader, itemIds);
  const contents = await remoteContents(deps, [...files.values()], seconds);
  return attachments.map(({ id, attachmentType, headline, description, url, itemId, fileId, previewFileId }) => {
    const file = files.get(fileId ?? previewFileId ?? '');
    const [original, preview] = (contents.get(file?.id ?? '') ?? []).map(({ href }) => publicUrl + href);
    const isFile = attachmentType === 'file';
    return {
      id,
      attachmentType,
      headline,
      description,
      link: (isFile ? original : url) ?? '',
      previewPath: preview ?? (isFile ? '' : (original ?? '')),
      contentType: isFile ? (file?.content_type ?? '') : '',
      size: isFile ? (file?.size ?? 0) : 0,
      article: articles.get(itemId ?? '') ?? null,
    };
  });
}

/**
 * Those of the articles that the reader may open, by the attached id: items; own articles that a workspace of the reader
 * holds; and others as what they are published as.
 */
async function readableArticles(
  db: Db,
  { userId, departmentId }: Reader,
  ids: readonly string[],
): Promise<Map<string, NonNullable<Attachment['article']>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NonNullable<Attachment['article']> & { attached: string }>`
    select distinct on (attached) attached::text, item_id::text as "itemId", version as "itemVersion", owner_id as "ownerId"
    from (
      select i.id as attached, i.id as item_id, i.latest_version as version, null as owner_id, 1 as choice
      from item i join item_version v on v.item_id = i.id and v.version = i.latest_version
      where i.id = any(${[...ids]}::bigint[]) and v.withdrawn_at is null
        and (i.department_id is null or i.department_id = ${departmentId})
      union all
      select o.id, o.id, o.latest_version, a.workspace_id, 2
      from own_article o
      join workspace_article a on a.own_article_id = o.id
      join workspace w on w.id = a.workspace_id
      left join user_group_member m on m.group_id = w.group_id and m.user_id = ${userId}
      where o.id = any(${[...ids]}::bigint[]) and o.department_id = ${departmentId}
        and (w.user_id = ${userId} or m.user_id is not null)
      union all
      select p.article_id, i.id, i.latest_version, null, 3
      from publication p join item i on i.id = p.item_id
      where p.article_id = any(${[...ids]}::bigint[]) and p.withdrawn_at is null and i.department_id = ${departmentId}
    ) as readable
    order by attached, choice, item_id`.execute(db);
  return new Map(rows.map(({ attached, ...article }) => [attached, article]));
}
