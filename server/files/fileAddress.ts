import type { RemoteContent } from '@contract/attachments';
import { times } from '@contract/limits';
import { appSecret } from '@server/db/appSettings';
import type { Db } from '@server/db/schema';
import type { Deps } from '@server/http/deps';
import { areSigned, signParameters } from '@server/http/signedParameters';
import type { Rendition } from '@server/db/columnTypes';
import { renditionType } from './fileType';
import { filesOfDepartment } from './repository';

type AddressDeps = Pick<Deps, 'db' | 'config' | 'clock'>;

/** The secret that signs addresses of files; one per installation. */
export async function fileSecret(db: Db): Promise<Buffer> {
  return Buffer.from(await appSecret(db, 'fileSecret'), 'base64url');
}

const subjectOf = (id: string, rendition: Rendition): string => `file\n${id}/${rendition}`;

/** The path of a file with a signature that expires. */
function signedPath(
  secret: Buffer,
  { id, rendition }: { id: string; rendition: Rendition },
  now: Date,
  seconds: number,
): string {
  const expires = Math.ceil(now.getTime() / 1_000) + seconds;
  const parameters = new URLSearchParams({ expires: String(expires) });
  parameters.set('signature', signParameters(secret, subjectOf(id, rendition), parameters));
  return `/files/${id}/${rendition}?${parameters.toString()}`;
}

export const isSignedFile = (
  secret: Buffer,
  { id, rendition }: { id: string; rendition: Rendition },
  parameters: URLSearchParams,
  now: Date,
): boolean => areSigned(secret, subjectOf(id, rendition), parameters, now);

/**
 * Whether a signed address was given to the readers of a published article: then it is valid for longer than any that
 * a member of a workspace gets. Twice as long, because the clocks of processes differ.
 */
export const isPublishedAddress = (parameters: URLSearchParams, now: Date): boolean =>
  Number(parameters.get('expires')) * 1_000 > now.getTime() + 2_000 * times.fileAddressSeconds;

interface StoredFile {
  id: string;
  content_type: string;
  size: number;
  preview_size: number;
}

/**
 * The renditions of files that the caller may read, at addresses that expire, by the files' ids.
 * @param seconds How long the signatures are valid.
 */
export async function remoteContents(
  { db, clock }: AddressDeps,
  files: readonly StoredFile[],
  seconds: number = times.fileAddressSeconds,
): Promise<Map<string, RemoteContent[]>> {
  if (files.length === 0) return new Map();
  const secret = await fileSecret(db);
  const now = clock();
  return new Map(files.map((file) => [file.id, renditionsOf(secret, file, now, seconds)]));
}

function renditionsOf(secret: Buffer, file: StoredFile, now: Date, seconds: number): RemoteContent[] {
  const at = (rendition: Rendition) => signedPath(secret, { id: file.id, rendition }, now, seconds);
  const contentType = file.content_type;
  const original = { rendition: 'rnd:original', href: at('original'), contentType, size: file.size } as const;
  if (file.preview_size === 0) return [original];
  const previewType = renditionType(contentType, 'preview');
  return [
    original,
    { rendition: 'rnd:preview', href: at('preview'), contentType: previewType, size: file.preview_size },
  ];
}

/**
 * Matches the addresses of files in HTML, with a signature or without. Only those of this server: another one must not
 * get a signature.
 */
const fileAddresses = (publicUrl: string): RegExp =>
  new RegExp(
    `(?<=["'=\\s])${publicUrl.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/files/([0-9a-f-]{36})/(original|preview)(\\?[^"'\\s<>]*)?`,
    'g',
  );

/** Removes the signatures from the addresses of files in HTML, which is how articles are stored. */
export const withoutSignatures = (publicUrl: string, html: string): string =>
  html.replace(fileAddresses(publicUrl), `${publicUrl}/files/$1/$2`);

/**
 * Signs the addresses of a department's files in an article's HTML or XML for a reader.
 * @param seconds How long the signatures are valid.
 */
export async function signFilesIn(
  { db, config, clock }: AddressDeps,
  departmentId: string,
  html: string,
  seconds: number = times.fileAddressSeconds,
): Promise<string> {
  const addresses = fileAddresses(config.publicUrl);
  const ids = new Set([...html.matchAll(addresses)].map(([, id = '']) => id));
  if (ids.size === 0) return html;
  const known = await filesOfDepartment(db, departmentId, [...ids]);
  const secret = await fileSecret(db);
  const now = clock();
  return html.replace(addresses, (address, id: string, rendition: Rendition) =>
    known.has(id)
      ? config.publicUrl + signedPath(secret, { id, rendition }, now, seconds).replace('&', '&amp;')
      : address,
  );
}

/** The stable address of a file, as documents have it; without a signature nobody can read it. */
export const fileAddress = (publicUrl: string, id: string, rendition: Rendition): string =>
  `${publicUrl}/files/${id}/${rendition}`;

/** The id of the file at an address of this server, signed or not; undefined for any other address. */
export const fileIdOf = (publicUrl: string, address: string): string | undefined =>
  address.startsWith(`${publicUrl}/files/`)
    ? /^[0-9a-f-]{36}(?=\/(original|preview)(\?|$))/.exec(address.slice(`${publicUrl}/files/`.length))?.[0]
    : undefined;
