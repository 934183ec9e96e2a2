import { readConfig, type Environment } from '@server/config';
import { connect } from '@server/db/connect';
import { findRunning } from '@server/db/embedded';
import { linkSecret } from '@server/mail/linkSecret';
import { UnreadableReport } from '@server/engine/mail/deliveryReport';
import { takeBounce, type BounceOutcome } from '@server/mail/takeBounce';

/** Exit codes of sysexits(3), by which a mail server decides about a piped message. */
export const exits = { ok: 0, usage: 64, dataError: 65, noUser: 67, tryAgain: 75 } as const;

export interface BounceEnding {
  code: (typeof exits)[keyof typeof exits];
  sentence: string;
}

/** Bytes of a message that are read; enough for any delivery report. */
const KEPT_BYTES = 1024 * 1024;

const endings: Readonly<Record<BounceOutcome, BounceEnding>> = {
  'no report': { code: exits.ok, sentence: 'Not a delivery report: nothing to do.' },
  unknown: { code: exits.noUser, sentence: 'No email returns to this address.' },
  'other mail': { code: exits.ok, sentence: 'The report is about another email: nothing to do.' },
  'under way': { code: exits.ok, sentence: 'The email hasn’t failed: nothing to do.' },
  failed: { code: exits.ok, sentence: 'The email failed; its address was not marked.' },
  marked: { code: exits.ok, sentence: 'The email failed, and its address was marked.' },
  known: { code: exits.ok, sentence: 'Already known.' },
};

/**
 * Processes one message piped by a mail server. A defect of the message is final (no retry); a problem on our side,
 * such as an unreachable database or a missing setting, returns a temporary failure, so that the mail server retries
 * and nothing is lost.
 */
export async function bounce(
  input: AsyncIterable<Buffer | string>,
  recipient: string | undefined,
  env: Environment,
): Promise<BounceEnding> {
  const source = await readBeginning(input);
  if (source.length === 0) return { code: exits.dataError, sentence: 'No message given.' };
  try {
    const config = readConfig(env);
    const { returnPath } = config.mail;
    if (returnPath === undefined) return { code: exits.tryAgain, sentence: 'MAIL_RETURN_PATH isn’t set.' };
    const url = config.databaseUrl ?? (await findRunning(config.dataDir));
    if (url === undefined) return { code: exits.tryAgain, sentence: `No server is running in ${config.dataDir}.` };
    const connection = connect(url, { name: 'bounce', max: 1 });
    try {
      const { db } = connection;
      const secret = await linkSecret(db);
      const given = recipient === undefined ? {} : { recipient };
      return endings[await takeBounce(db, { source, returnPath, secret, now: new Date(), ...given })];
    } finally {
      await connection.close();
    }
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    return { code: error instanceof UnreadableReport ? exits.dataError : exits.tryAgain, sentence };
  }
}

/** Returns the first bytes of a stream, but reads it to its end, so that the mail server's pipe does not break. */
async function readBeginning(input: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let room = KEPT_BYTES;
  for await (const piece of input) {
    if (room <= 0) continue;
    const bytes = Buffer.from(piece).subarray(0, room);
    pieces.push(bytes);
    room -= bytes.length;
  }
  return Buffer.concat(pieces);
}
