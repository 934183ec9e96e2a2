import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on the loopback address that keeps what it accepts. */
export interface MailServer {
  url: string;
  /** The accepted mails, in source form. */
  received: string[];
  /** The envelope recipients of each mail. */
  recipients: string[][];
  /** The envelope sender of each mail. */
  senders: string[];
  /** Set to refuse recipients, senders, mails, or connections with this response. */
  answer: { code: number; message: string; at?: 'sender' | 'mail' | 'connection' } | undefined;
  /** Called for each mail that was received completely. If it returns true, the connection is closed without a response. */
  cutAnswer: ((source: string) => boolean | Promise<boolean>) | undefined;
  /** Set to close the connection without a response to this command. */
  cutAt: 'MAIL' | 'RCPT' | undefined;
  stop(): Promise<void>;
}

interface MailServerOptions {
  /** Offers STARTTLS with a self-signed certificate. */
  tls?: boolean;
  /** Requires this password. */
  password?: string;
}

export async function startMailServer({ tls = false, password }: MailServerOptions = {}): Promise<MailServer> {
  const mail: MailServer = {
    url: '',
    received: [],
    recipients: [],
    senders: [],
    answer: undefined,
    cutAnswer: undefined,
    cutAt: undefined,
    stop: () => Promise.resolve(),
  };
  const refusal = (at: 'sender' | 'mail' | 'connection' | undefined) => {
    const { answer } = mail;
    return answer?.at === at && answer ? refused(answer.code, answer.message) : null;
  };
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: [...(password === undefined ? ['AUTH'] : []), ...(tls ? [] : ['STARTTLS'])],
    onAuth: (given, _session, done) =>
      given.password === password ? done(null, { user: given.username }) : done(refused(535, '5.7.8 Wrong password')),
    onConnect: (_session, done) => done(refusal('connection')),
    onMailFrom: (_address, { id }, done) => (mail.cutAt === 'MAIL' ? cut(id) : done(refusal('sender'))),
    onRcptTo: (_address, { id }, done) => (mail.cutAt === 'RCPT' ? cut(id) : done(refusal(undefined))),
    onData(stream, session, done) {
      const keep = async () => {
        const source = await text(stream);
        const refused = refusal('mail');
        if (refused) return done(refused);
        mail.received.push(source);
        const { mailFrom } = session.envelope;
        mail.senders.push(mailFrom === false ? '' : mailFrom.address);
        mail.recipients.push(session.envelope.rcptTo.map((recipient) => recipient.address));
        if ((await mail.cutAnswer?.(source)) === true) cut(session.id);
        else done();
      };
      // A client may disconnect in the middle of a mail.
      keep().catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
    },
  });
  const cut = (id: string) => {
    for (const connection of server.connections) if (connection.id === id) connection.close();
  };
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  mail.url = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  mail.stop = () => new Promise((resolve) => server.close(() => resolve()));
  return mail;
}

const refused = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });
