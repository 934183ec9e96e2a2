import type { EnvironmentReader } from './environmentReader';

/** A bucket of an S3-compatible store. */
export interface S3Config {
  /** The origin of the store. */
  endpoint: string;
  region: string;
  bucket: string;
  /** What the keys of all objects begin with: empty, or ending with a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface FilesConfig {
  /** Bytes that the files of one department may take, previews included. */
  quotaBytes: number;
  /** Where uploaded files are kept; absent: in the database. */
  s3?: S3Config;
}

const MEGABYTE = 1_048_576;
const DEFAULT_QUOTA_MB = 5_120;
const MAX_QUOTA_MB = 10_000_000;

export function readFiles(reader: EnvironmentReader): FilesConfig {
  const quotaBytes = (reader.integer('FILES_QUOTA_MB', 1, MAX_QUOTA_MB) ?? DEFAULT_QUOTA_MB) * MEGABYTE;
  const s3 = readS3(reader);
  return { quotaBytes, ...(s3 && { s3 }) };
}

/** Reads `https://KEY:SECRET@host/bucket/prefix?region=…`. */
function readS3(reader: EnvironmentReader): S3Config | undefined {
  const address = reader.secretUrl('FILES_URL', ['https:', 'http:']);
  if (address === undefined) return undefined;
  const { origin, username, password, pathname, searchParams } = new URL(address);
  const [bucket = '', ...folders] = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  if (username === '' || password === '' || bucket === '') {
    return reader.addProblem('FILES_URL', 'must be https://KEY:SECRET@host/bucket, with the secret URL-encoded');
  }
  return {
    endpoint: origin,
    region: searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}
