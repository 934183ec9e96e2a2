import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';

/** A mail as it is handed over. `messageId` in angle brackets. */
export interface OutgoingMail {
  messageId: string;
  from: string;
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
   * and where it rejects, the mail never does. Throws a DeliveryError where handing over did not succeed.
   */
  deliver(mail: OutgoingMail, beforeEnd: () => Promise<void>): Promise<void>;
  close(): void;
}

interface Refusal {
  /** Whether the server said so; where it did not, after the mail's end, the mail may have arrived. */
  answered: boolean;
  /** The address or the mail was refused for good (SMTP 5xx); otherwise trying again later may help. */
  permanent: boolean;
  recipientRefused: boolean;
}

export class DeliveryError extends Error {
  constructor(
    message: string,
    readonly refusal: Refusal,
  ) {
    super(message);
    this.name = 'DeliveryError';
  }
}

const CONNECTION_TIMEOUT_MS = 15_000;
const SOCKET_TIMEOUT_MS = 60_000;

/** Delivers over SMTP: `smtp://user:password@host:port` or `smtps://…` (RFC 5321; STARTTLS where offered). */
export function smtpTransport(url: string): MailTransport {
  const composer = createComposer();
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(mail, beforeEnd) {
      const composed = await composer.sendMail(message(mail));
      try {
        const raw = Readable.from(withPause(composed.message, beforeEnd));
        await transport.sendMail({ envelope: composed.envelope, raw });
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
async function* withPause(mail: Buffer | Readable, pause: () => Promise<void>): AsyncGenerator<Buffer | Readable> {
  yield mail;
  await pause();
}

/** Writes each mail as an .eml file, named by its Message-ID: handing one over twice leaves one file. */
export function outboxTransport(folder: string): MailTransport {
  const composer = createComposer();
  return {
    async deliver(mail, beforeEnd) {
      const composed = await composer.sendMail(message(mail));
      const name = `${mail.messageId.replace(/[^A-Za-z0-9.@-]/g, '')}.eml`;
      await mkdir(folder, { recursive: true });
      const unfinished = path.join(folder, `.${name}.${process.pid}`);
      await writeFile(unfinished, composed.message);
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
  const { recipient, ...rest } = mail;
  // An address object, so that no part of the recipient is read as a list of further ones.
  return { ...rest, to: { name: '', address: recipient }, disableFileAccess: true, disableUrlAccess: true };
}

const recipientCodes = new Set([550, 551, 553]);

function asDeliveryError(error: unknown): DeliveryError {
  const message = error instanceof Error ? error.message : String(error);
  const code = responseCode(error);
  const permanent = code !== undefined && code >= 500;
  const recipientRefused = code !== undefined && recipientCodes.has(code);
  return new DeliveryError(message, { answered: code !== undefined, permanent, recipientRefused });
}

function responseCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}
