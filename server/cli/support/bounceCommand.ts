import { readConfig, type Environment } from '@server/config';
import { connect } from '@server/db/connect';
import { findRunning } from '@server/db/embedded';
import { linkSecret } from '@server/mail/linkSecret';
import { UnreadableReport } from '@server/engine/mail/deliveryReport';
import { processBounce, type BounceOutcome } from '@server/mail/processBounce';

/** Exit codes of sysexits(3), by which a mail server decides about a piped message. */
export const exitCodes = { ok: 0, usage: 64, dataError: 65, noUser: 67, tryAgain: 75 } as const;

interface BounceResult {
  code: (typeof exitCodes)[keyof typeof exitCodes];
  message: string;
}

/** Bytes of a message that are read; enough for any delivery report. */
const MAX_BYTES = 1024 * 1024;

const results: Readonly<Record<BounceOutcome, BounceResult>> = {
  'no report': { code: exitCodes.ok, message: 'Not a delivery report: nothing to do.' },
  unknown: { code: exitCodes.noUser, message: 'No email was sent with this return address.' },
  'other mail': { code: exitCodes.ok, message: 'The report is about another email: nothing to do.' },
  'under way': { code: exitCodes.ok, message: 'The email hasn’t failed: nothing to do.' },
  failed: { code: exitCodes.ok, message: 'The email failed; its address was not marked.' },
  marked: { code: exitCodes.ok, message: 'The email failed, and its address was marked.' },
  known: { code: exitCodes.ok, message: 'Already known.' },
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
): Promise<BounceResult> {
  const source = await readFirstBytes(input);
  if (source.length === 0) return { code: exitCodes.dataError, message: 'No message given.' };
  try {
    const config = readConfig(env);
    const { returnPath } = config.mail;
    if (returnPath === undefined) return { code: exitCodes.tryAgain, message: 'MAIL_RETURN_PATH isn’t set.' };
    const url = config.databaseUrl ?? (await findRunning(config.dataDir));
    if (url === undefined) return { code: exitCodes.tryAgain, message: `No server is running in ${config.dataDir}.` };
    const connection = connect(url, { name: 'bounce', max: 1 });
    try {
      const { db } = connection;
      const secret = await linkSecret(db);
      const given = recipient === undefined ? {} : { recipient };
      return results[await processBounce(db, { source, returnPath, secret, now: new Date(), ...given })];
    } finally {
      await connection.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { code: error instanceof UnreadableReport ? exitCodes.dataError : exitCodes.tryAgain, message };
  }
}

/** Returns the first bytes of a stream, but reads it to its end, so that the mail server's pipe does not break. */
async function readFirstBytes(input: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let room = MAX_BYTES;
  for await (const piece of input) {
    if (room <= 0) continue;
    const bytes = Buffer.from(piece).subarray(0, room);
    pieces.push(bytes);
    room -= bytes.length;
  }
  return Buffer.concat(pieces);
}
