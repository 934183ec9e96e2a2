import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { PushedDocument, PushedStatus } from '@contract/channelExchange';
import { limits } from '@contract/limits';
import { pluralize } from '@contract/numbers';
import { findChannelToImport } from '@server/channels/publish-channels/repository';
import { receiveNews } from '@server/exchange/incoming/receiveNews';
import type { Deps } from '@server/http/deps';
import { AppError } from '@server/http/errors';

const errorsShown = 20;

/**
 * Imports NewsML-G2, NITF, ninjs, or text from a file or the files of a folder into a publish channel, as if they were
 * pushed. Takes what follows the command's name: `<file or folder> --channel=<id> [--no-alerts]`.
 * @returns a sentence for the person at the terminal; undefined if the words do not fit the usage
 * @throws Error in words for people, if something couldn't be imported; everything else is imported all the same
 */
export async function importNewsCommand(deps: Deps, words: string[]): Promise<string | undefined> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { channel: { type: 'string' }, 'no-alerts': { type: 'boolean' } },
  });
  const [wanted] = positionals;
  if (wanted === undefined || positionals.length > 1 || values.channel === undefined) return undefined;
  const channel = await findChannelToImport(deps.db, values.channel);
  if (!channel) throw new Error(`There is no publish channel with the id "${values.channel}".`);
  const documents: PushedDocument[] = [];
  const errors: string[] = [];
  for (const file of await filesAt(wanted)) {
    try {
      const read = await importFile(deps, channel.id, file, values['no-alerts'] === true);
      documents.push(...read);
      for (const { guid, status, notes } of read)
        if (status === 'SKIPPED') errors.push(`${file}: ${guid}: ${notes.join(' ')}`);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      errors.push(`${file}: ${error.message}`);
    }
  }
  return summarize(channel.name, documents, errors);
}

/** A file, or the files in a folder and in those below it, in the order of their names. */
async function filesAt(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

async function importFile(deps: Deps, channelId: string, file: string, isPast: boolean): Promise<PushedDocument[]> {
  if ((await stat(file)).size > limits.pushBytes) throw new AppError('TOO_LARGE', 'The file is too large.');
  const bytes = await readFile(file);
  const contentType = file.endsWith('.txt') ? 'text/plain' : '';
  return receiveNews(deps, channelId, { bytes, contentType, receivedAt: deps.clock() }, { isPast });
}

const counted: readonly [PushedStatus, string][] = [
  ['CREATED', 'added'],
  ['UPDATED', 'updated'],
  ['UNCHANGED', 'unchanged'],
  ['HELD', 'held back'],
  ['WITHDRAWN', 'withdrawn'],
];

function summarize(channel: string, documents: readonly PushedDocument[], errors: readonly string[]): string {
  const counts = counted.map(
    ([status, word]) => `${documents.filter((document) => document.status === status).length} ${word}`,
  );
  const done = `${channel}: ${counts.join(', ')}.`;
  if (errors.length === 0) return done;
  const more = errors.length > errorsShown ? `\n… and ${errors.length - errorsShown} more.` : '';
  const skipped = pluralize(errors.length, '# document or file', '# documents or files');
  throw new Error(`${done}\n${skipped} skipped:\n${errors.slice(0, errorsShown).join('\n')}${more}`);
}
