/** What the list of a workspace is narrowed to: words of the headline, sections (any of them), and who shared it (any of them). */
export interface WorkspaceFilter {
  title: string;
  /** Ids of sections. */
  groups: string[];
  /** Owner ids of people. */
  sharedBy: string[];
}

export const noFilter: WorkspaceFilter = { title: '', groups: [], sharedBy: [] };

/**
 * The filter as the `query` of GET /workspace/v1/articles/all: `title:…;groups:…;groups:…;sharedBy:…`, each value
 * percent-encoded, in this order; the empty text where nothing is narrowed.
 */
export function printWorkspaceFilter({ title, groups, sharedBy }: WorkspaceFilter): string {
  return [
    ...(title === '' ? [] : [`title:${encodeURIComponent(title)}`]),
    ...groups.map((id) => `groups:${encodeURIComponent(id)}`),
    ...sharedBy.map((id) => `sharedBy:${encodeURIComponent(id)}`),
  ].join(';');
}

/** Reads what `printWorkspaceFilter` writes; null where the text is none such. */
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
