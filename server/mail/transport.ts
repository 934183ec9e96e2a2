import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { mailLimits } from '@contract/limits';
import nodemailer from 'nodemailer';
import { enhancedStatus, isOfAddress } from '@server/engine/mail/smtpStatus';

/** A mail as it is handed over. `messageId` in angle brackets. */
export interface OutgoingMail {
  messageId: string;
  /** An address with or without a name, or the two apart: no part of the name is then read as an address. */
  from: string | { name: string; address: string };
  /** Where a report goes that the mail could not be delivered (RFC 5321: the reverse-path); absent: to `from`. */
  returnPath?: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  date: Date;
}

/** Hands mails over. */
export interface MailTransport {
  /**
   * Waits for `beforeEnd` when all but the mail's end was handed over: until it resolves, the mail cannot have arrived,
   * and where it rejects, the mail never does. Throws a DeliveryError where handing over did not succeed. Aborted, it
   * breaks off at once, whatever the server has by then.
   */
  deliver(mail: OutgoingMail, beforeEnd: () => Promise<void>, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/**
 * What stands in a mail's way: its address, known to be wrong; its content, which the server will never take; the server's
 * wish to be asked again later; or the server itself, which cannot be reached, refuses who we are or speaks nonsense.
 */
export type Obstacle = 'address' | 'content' | 'later' | 'server';

export class DeliveryError extends Error {
  constructor(
    message: string,
    readonly obstacle: Obstacle,
    /** Whether the server said so; where it did not, after the mail's end, the mail may have arrived. */
    readonly answered: boolean,
  ) {
    super(message);
    this.name = 'DeliveryError';
  }
}

/** Delivers over SMTP: `smtp://user:password@host:port` or `smtps://…` (RFC 5321; STARTTLS where offered). */
export function smtpTransport(url: string): MailTransport {
  const composer = createComposer();
  const ends = new WeakMap<object, () => Promise<void>>();
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // For a kept connection that the server has closed meanwhile; a server that closes new ones is waited for by us.
    maxRequeues: 1,
    connectionTimeout: mailLimits.greeting * 1000,
    greetingTimeout: mailLimits.greeting * 1000,
    socketTimeout: mailLimits.answer * 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A stream given as content is read on its own, a small mail to its end, before the server has said a word. So one is made when
  // the server wants the content: its answer to DATA is what starts the reading.
  transport.use('stream', ({ message, data: { raw } }, done) => {
    const beforeEnd = typeof raw === 'object' ? ends.get(raw) : undefined;
    if (Buffer.isBuffer(raw) && beforeEnd) message.createReadStream = () => Readable.from(withPause(raw, beforeEnd));
    done();
  });
  return {
    async deliver(mail, beforeEnd, signal) {
      const { envelope, message: raw } = await composer.sendMail(message(mail));
      ends.set(raw, beforeEnd);
      try {
        await transport.sendMail({ envelope, raw, ...(signal && { signal }) });
      } catch (error) {
        throw asDeliveryError(error);
      }
    },
    close() {
      transport.close();
      composer.close();
    },
  };
}

/** The whole mail, and its end only after the pause: SMTP's final dot follows the end of the stream. */
async function* withPause(mail: Buffer, pause: () => Promise<void>): AsyncGenerator<Buffer> {
  yield mail;
  await pause();
}

/**
 * Writes each mail as an .eml file, named by its Message-ID: handing one over twice leaves one file. Only the account that the
 * server runs as can read them: they hold people's mail and working links.
 */
export function outboxTransport(folder: string): MailTransport {
  const composer = createComposer();
  return {
    async deliver(mail, beforeEnd) {
      const composed = await composer.sendMail(message(mail));
      const name = `${mail.messageId.replace(/[^A-Za-z0-9.@-]/g, '')}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A folder of an earlier release was open to others.
      await chmod(folder, 0o700);
      const unfinished = path.join(folder, `.${name}.${process.pid}`);
      await writeFile(unfinished, composed.message, { mode: 0o600 });
      await beforeEnd();
      await rename(unfinished, path.join(folder, name));
    },
    close: () => composer.close(),
  };
}

function createComposer() {
  return nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
}

function message(mail: OutgoingMail) {
  const { recipient, returnPath, ...rest } = mail;
  // An address object, so that no part of the recipient is read as a list of further ones.
  const to = { name: '', address: recipient };
  const envelope = returnPath === undefined ? {} : { envelope: { from: returnPath, to } };
  return { ...rest, to, ...envelope, disableFileAccess: true, disableUrlAccess: true };
}

function asDeliveryError(error: unknown): DeliveryError {
  const { code, command, responseCode, response } = partsOf(error);
  const message = error instanceof Error ? error.message : String(error);
  // Not even sent to the server: what stands there is no address.
  if (code === 'EENVELOPE' && command === 'API') return new DeliveryError(message, 'address', false);
  return new DeliveryError(message, obstacleOf(command, responseCode, response), responseCode !== undefined);
}

/** RFC 5321, 4.2.1: 4yz is for the moment, 5yz for good; 421 ends the connection, whatever it answers. */
function obstacleOf(command: string, code: number | undefined, response: string): Obstacle {
  const ofMail = command === 'RCPT TO' || command === 'DATA';
  if (code === undefined || code === 421 || !ofMail) return 'server';
  if (code < 500) return 'later';
  if (command === 'DATA') return 'content';
  return isOfAddress(enhancedStatus(response)) ? 'address' : 'later';
}

interface ErrorParts {
  code: string;
  /** The command that was answered. */
  command: string;
  responseCode: number | undefined;
  response: string;
}

function partsOf(error: unknown): ErrorParts {
  const of: Record<string, unknown> = { ...(typeof error === 'object' ? error : {}) };
  return {
    code: textOf(of.code),
    command: textOf(of.command),
    responseCode: typeof of.responseCode === 'number' ? of.responseCode : undefined,
    response: textOf(of.response),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
