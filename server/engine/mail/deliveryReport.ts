import PostalMime, { type Attachment } from 'postal-mime';
import { headerLine } from './headerLine';
import { enhancedStatus } from './smtpStatus';

/** The part of a report about one recipient (RFC 3464, 2.3). */
export interface RecipientReport {
  /** The final and the original address, without the address type; '' if missing. */
  finalRecipient: string;
  originalRecipient: string;
  /** In lower case: failed, delayed, delivered, relayed, or expanded. */
  action: string;
  /** A status code of RFC 3463, such as 5.1.1. */
  status: string;
  /** The server's message on one line. */
  reason: string;
}

/** A delivery status notification. */
export interface DeliveryReport {
  recipients: RecipientReport[];
  /** The Message-ID of the original mail, in angle brackets; undefined if its headers weren't returned. */
  messageId: string | undefined;
}

/** Thrown for a message that claims to be a report but can't be parsed. */
export class UnreadableReport extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreadableReport';
  }
}

/**
 * The maximum number of bytes and lines to parse. A report is at the beginning of a message, followed by the returned
 * mail. Parsing time depends mostly on the number of lines.
 */
const READ_BYTES = 512 * 1024;
const READ_LINES = 5_000;
/** Limits that no message from a mail server exceeds. */
const bounds = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 };
const LONGEST_STATUS_PART = 64 * 1024;
const MOST_RECIPIENTS = 50;
const STATUS_PARTS = ['message/delivery-status', 'message/global-delivery-status'];
const RETURNED_PARTS = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

interface Message {
  /** The recipients named in the message's own headers. */
  deliveredTo: string[];
  report: DeliveryReport | null;
}

/**
 * Parses the beginning of a message as a delivery status notification (RFC 3464). `report` is null for other messages:
 * replies, read receipts, forwarded reports. Only the message itself counts; attached or returned messages aren't
 * searched for reports.
 * @throws UnreadableReport if the message claims to be a report but is malformed, or isn't a message at all
 */
export async function readMessage(source: Buffer): Promise<Message> {
  const message = await PostalMime.parse(beginningOf(source), { ...bounds, forceRfc822Attachments: true }).catch(
    (error: unknown) => {
      throw new UnreadableReport('The message can’t be read.', { cause: error });
    },
  );
  const valuesOf = (name: string): string[] =>
    message.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const deliveredTo = ['x-original-to', 'delivered-to', 'envelope-to', 'x-envelope-to', 'to']
    .flatMap(valuesOf)
    .flatMap((value) => value.split(/[\s<>,;:"]+/))
    .filter((word) => word.includes('@'))
    .slice(0, MOST_RECIPIENTS);
  if (!isReport(valuesOf('content-type')[0] ?? '')) return { deliveredTo, report: null };
  const part = message.attachments.find(({ mimeType }) => STATUS_PARTS.includes(mimeType));
  if (!part) throw new UnreadableReport('The report has no delivery status.');
  const groups = groupsOf(textOf(part).slice(0, LONGEST_STATUS_PART));
  const recipients = groups.flatMap(recipientOf).slice(0, MOST_RECIPIENTS);
  if (recipients.length === 0) throw new UnreadableReport('The delivery status names no recipient.');
  const returned = message.attachments.find(({ mimeType }) => RETURNED_PARTS.includes(mimeType));
  const messageId = returned && groupsOf(textOf(returned).slice(0, bounds.maxHeadersSize))[0]?.get('message-id');
  return { deliveredTo, report: { recipients, messageId } };
}

function beginningOf(source: Buffer): Buffer {
  let end = -1;
  for (let line = 0; line < READ_LINES; line += 1) {
    end = source.indexOf(0x0a, end + 1);
    if (end < 0 || end >= READ_BYTES) return source.subarray(0, READ_BYTES);
  }
  return source.subarray(0, end + 1);
}

function isReport(contentType: string): boolean {
  if (!/^multipart\/report\b/i.test(contentType)) return false;
  const [, kind = 'delivery-status'] = /;\s*report-type\s*=\s*"?([\w-]+)/i.exec(contentType) ?? [];
  return kind.toLowerCase() === 'delivery-status';
}

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('utf8');
}

type Fields = ReadonlyMap<string, string>;

/** Splits header fields into groups separated by blank lines; the first field of a name in a group is kept. */
function groupsOf(text: string): Fields[] {
  const groups: Map<string, string>[] = [];
  let fields: Map<string, string> | undefined;
  let name = '';
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.trim() === '') {
      fields = undefined;
      name = '';
      continue;
    }
    if (!fields) groups.push((fields = new Map<string, string>()));
    if (/^[ \t]/.test(line)) {
      if (name !== '') fields.set(name, `${fields.get(name) ?? ''} ${line.trim()}`);
      continue;
    }
    const colon = line.indexOf(':');
    const key = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    name = fields.has(key) ? '' : key;
    if (name !== '') fields.set(name, line.slice(colon + 1).trim());
  }
  return groups;
}

/** The report of a group; none if the group is about the message, because it has no action. */
function recipientOf(fields: Fields): RecipientReport[] {
  const action = /^\w+/.exec(fields.get('action') ?? '')?.[0].toLowerCase();
  const status = /^[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0];
  if (action === undefined || status === undefined) return [];
  const diagnostic = withoutType(fields.get('diagnostic-code') ?? '');
  const reason = headerLine(diagnostic.replaceAll(/\s+/g, ' '));
  return [
    {
      finalRecipient: withoutType(fields.get('final-recipient') ?? ''),
      originalRecipient: withoutType(fields.get('original-recipient') ?? ''),
      action,
      status: preciseStatus(status, reason),
      reason: reason === '' ? `Status ${status}` : reason,
    },
  ];
}

/** Removes the type: `rfc822; ada@example.com`, `smtp; 550 No`. */
const withoutType = (value: string): string => value.replace(/^[\w-]+\s*;\s*/, '').trim();

/** Exim always reports 5.0.0, and others do at times; then the code in the quoted answer is more precise. */
function preciseStatus(status: string, answer: string): string {
  if (!status.endsWith('.0.0')) return status;
  if (/^4\d\d\b/.test(answer)) return '4.0.0';
  return enhancedStatus(answer) ?? status;
}
