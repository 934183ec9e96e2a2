import type { EnvironmentReader } from './environmentReader';

/** The OpenSearch cluster that holds a copy of the search index. */
export interface OpenSearchConfig {
  /** One or several nodes of one cluster. May contain user and password. */
  urls: readonly string[];
  /** The path of a file with the certificates that the cluster's certificate is checked by. Default: those of Node. */
  caFile?: string;
  /** The alias that searches read; the names of all indices begin with it. */
  index: string;
  /** Whether this process sends new articles. */
  isIndexing: boolean;
  /** Whether this process searches in it. */
  isSearching: boolean;
}

const defaultIndex = 'watchdesk';
const isIndexName = /^[a-z][a-z0-9_]{0,60}$/;

/** Reads the settings of OpenSearch; undefined if none is configured. */
export function readOpenSearch(reader: EnvironmentReader): OpenSearchConfig | undefined {
  const urls = reader.list('OPENSEARCH_URL', (item) => asNodeUrl(reader, item));
  const caFile = reader.text('OPENSEARCH_CA');
  const index = reader.text('OPENSEARCH_INDEX');
  const isIndexing = reader.onOff('OPENSEARCH_INDEXING');
  const isSearching = reader.onOff('OPENSEARCH_SEARCH');
  if (index !== undefined && !isIndexName.test(index)) {
    reader.addProblem('OPENSEARCH_INDEX', 'must begin with a letter and contain only a to z, digits, and _');
  }
  if (urls.length === 0) {
    const alone = { OPENSEARCH_CA: caFile, OPENSEARCH_INDEX: index };
    for (const [name, value] of Object.entries(alone)) {
      if (value !== undefined && reader.text('OPENSEARCH_URL') === undefined) {
        reader.addProblem('OPENSEARCH_URL', `must be set when ${name} is set`);
      }
    }
    return undefined;
  }
  return {
    urls,
    index: index ?? defaultIndex,
    isIndexing: isIndexing ?? true,
    isSearching: isSearching ?? true,
    ...(caFile !== undefined && { caFile }),
  };
}

/** The values may contain a password, so that no problem repeats them. */
function asNodeUrl(reader: EnvironmentReader, value: string): string | undefined {
  if (URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)) return value;
  return reader.addProblem('OPENSEARCH_URL', 'must be addresses that begin with http:// or https://');
}
