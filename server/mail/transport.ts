import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { mailLimits } from '@contract/limits';
import nodemailer from 'nodemailer';
import { enhancedStatus, isOfAddress } from '@server/engine/mail/smtpStatus';

/** A mail for the transport. `messageId` is in angle brackets. */
export interface OutgoingMail {
  messageId: string;
  /** An address with or without a name, or both separately, so that no part of the name is parsed as an address. */
  from: string | { name: string; address: string };
  /** The address for bounces (reverse-path, RFC 5321); absent: `from`. */
  returnPath?: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  date: Date;
}

/** Delivers mails. */
export interface MailTransport {
  /**
   * Delivers a mail. Calls `beforeEnd` when everything but the end of the data has been transmitted: until it resolves,
   * the mail cannot have arrived, and if it rejects, the mail never does. On abort, stops immediately, whatever the
   * server has received.
   * @throws DeliveryError if the delivery failed
   */
  deliver(mail: OutgoingMail, beforeEnd: () => Promise<void>, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/**
 * Why a delivery failed: the address is known to be wrong; the content will never be accepted; the server asks to try
 * again later; or the server itself is unreachable, rejects our credentials, or violates the protocol.
 */
type DeliveryFailureKind = 'address' | 'content' | 'later' | 'server';

export class DeliveryError extends Error {
  constructor(
    message: string,
    readonly kind: DeliveryFailureKind,
    /**
     * True if the failure is the server's response. If false and the mail's end was transmitted, the mail may have
     * arrived.
     */
    readonly answered: boolean,
  ) {
    super(message);
    this.name = 'DeliveryError';
  }
}

/** Delivers over SMTP: `smtp://user:password@host:port` or `smtps://…` (RFC 5321; STARTTLS if offered). */
export function smtpTransport(url: string): MailTransport {
  const composer = createComposer();
  const ends = new WeakMap<object, () => Promise<void>>();
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // Covers a pooled connection that the server has closed. For a server that closes new connections, our own retries
    // apply.
    maxRequeues: 1,
    connectionTimeout: mailLimits.greeting * 1000,
    greetingTimeout: mailLimits.greeting * 1000,
    socketTimeout: mailLimits.answer * 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Nodemailer reads a stream passed as content early: a small mail to its end, before the server has responded at all.
  // So the stream is created when the server is ready for the content: its response to DATA starts the reading.
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

/** Yields the whole mail, and ends only after the pause: SMTP's final dot follows the end of the stream. */
async function* withPause(mail: Buffer, pause: () => Promise<void>): AsyncGenerator<Buffer> {
  yield mail;
  await pause();
}

/**
 * Writes each mail as an .eml file named by its Message-ID, so delivering a mail twice leaves one file. Only the
 * server's account can read the files: they contain users' mail and working links.
 */
export function outboxTransport(folder: string): MailTransport {
  const composer = createComposer();
  return {
    async deliver(mail, beforeEnd) {
      const composed = await composer.sendMail(message(mail));
      const name = `${mail.messageId.replace(/[^A-Za-z0-9.@-]/g, '')}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The folder of an earlier release may be readable by others.
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
  // An address object, so that no part of the recipient is parsed as further addresses.
  const to = { name: '', address: recipient };
  const envelope = returnPath === undefined ? {} : { envelope: { from: returnPath, to } };
  return { ...rest, to, ...envelope, disableFileAccess: true, disableUrlAccess: true };
}

function asDeliveryError(error: unknown): DeliveryError {
  const { code, command, responseCode, response } = partsOf(error);
  const message = error instanceof Error ? error.message : String(error);
  // Nodemailer rejected it before sending: the recipient isn't an address.
  if (code === 'EENVELOPE' && command === 'API') return new DeliveryError(message, 'address', false);
  return new DeliveryError(message, failureKindOf(command, responseCode, response), responseCode !== undefined);
}

/** RFC 5321, 4.2.1: 4yz replies are transient, 5yz permanent; 421 closes the connection, whatever the command was. */
function failureKindOf(command: string, code: number | undefined, response: string): DeliveryFailureKind {
  const ofMail = command === 'RCPT TO' || command === 'DATA';
  if (code === undefined || code === 421 || !ofMail) return 'server';
  if (code < 500) return 'later';
  if (command === 'DATA') return 'content';
  return isOfAddress(enhancedStatus(response)) ? 'address' : 'later';
}

interface ErrorParts {
  code: string;
  /** The SMTP command that failed. */
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
