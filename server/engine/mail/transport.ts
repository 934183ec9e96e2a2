import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
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

/** Hands a mail over. Throws a DeliveryError where that did not succeed. */
export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** `permanent`: the address or the mail was refused for good (SMTP 5xx); otherwise trying again later may help. */
export class DeliveryError extends Error {
  constructor(
    message: string,
    readonly permanent: boolean,
    readonly recipientRefused: boolean,
  ) {
    super(message);
    this.name = 'DeliveryError';
  }
}

const CONNECTION_TIMEOUT_MS = 15_000;
const SOCKET_TIMEOUT_MS = 60_000;

/** Delivers over SMTP: `smtp://user:password@host:port` or `smtps://…` (RFC 5321; STARTTLS where offered). */
export function smtpTransport(url: string): MailTransport {
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
    async deliver(mail) {
      try {
        await transport.sendMail(message(mail));
      } catch (error) {
        throw asDeliveryError(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Writes each mail as an .eml file, named by its Message-ID: handing one over twice leaves one file. */
export function outboxTransport(folder: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail) {
      const composed = await composer.sendMail(message(mail));
      const name = `${mail.messageId.replace(/[^A-Za-z0-9.@-]/g, '')}.eml`;
      await mkdir(folder, { recursive: true });
      const unfinished = path.join(folder, `.${name}.${process.pid}`);
      await writeFile(unfinished, composed.message);
      await rename(unfinished, path.join(folder, name));
    },
    close: () => composer.close(),
  };
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
  return new DeliveryError(message, permanent, code !== undefined && recipientCodes.has(code));
}

function responseCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}
