/**
 * A filter of a workspace's articles: words of the headline, sections (any of them), and sharing users (any of them).
 */
export interface WorkspaceFilter {
  title: string;
  /** Section ids. */
  groups: string[];
  /** Owner ids of users. */
  sharedBy: string[];
}

export const noFilter: WorkspaceFilter = { title: '', groups: [], sharedBy: [] };

/**
 * Serializes a filter for the `query` of GET /workspace/v1/articles/all: `title:…;groups:…;groups:…;sharedBy:…` in this
 * order, each value percent-encoded (RFC 3986). An empty filter is the empty string.
 */
export function printWorkspaceFilter({ title, groups, sharedBy }: WorkspaceFilter): string {
  return [
    ...(title === '' ? [] : [`title:${encodeURIComponent(title)}`]),
    ...groups.map((id) => `groups:${encodeURIComponent(id)}`),
    ...sharedBy.map((id) => `sharedBy:${encodeURIComponent(id)}`),
  ].join(';');
}

/** Parses a filter serialized by `printWorkspaceFilter`; null if the text is invalid. */
export function readWorkspaceFilter(text: string): WorkspaceFilter | null {
  const filter: WorkspaceFilter = { title: '', groups: [], sharedBy: [] };
  for (const part of text.split(';').filter((one) => one !== '')) {
    const [, name, encoded = ''] = /^(title|groups|sharedBy):(.*)$/su.exec(part) ?? [];
    const value = decoded(encoded);
    if (name === undefined || value === null) return null;
    if (name === 'title') filter.title = value;
    else if (name === 'groups') filter.groups.push(value);
    else filter.sharedBy.push(value);
  }
  return filter;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
