import type { ImportAnswer } from '@contract/users';
import { isRecord } from '@client/shared/values/isRecord';

/** Returns whether an NDJSON line is the result of the import, and not progress or an error. */
export const isImportResult = (line: unknown): line is ImportAnswer => isRecord(line) && 'imported' in line;

/** Reads the NDJSON stream of an import, reports progress, and returns the last line, parsed. */
export async function readImportStream(
  response: Response,
  onProgress: (done: number, total: number) => void,
): Promise<unknown> {
  let last: unknown;
  const take = (line: string) => {
    if (line.trim() === '') return;
    last = JSON.parse(line);
    if (!isRecord(last) || !isRecord(last.progress)) return;
    onProgress(Number(last.progress.done), Number(last.progress.total));
  };
  let rest = '';
  for await (const text of chunks(response)) {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    parts.forEach(take);
  }
  take(rest);
  return last;
}

async function* chunks(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    yield decoder.decode(part.value, { stream: true });
  }
}
