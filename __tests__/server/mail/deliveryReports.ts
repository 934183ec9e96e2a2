/** Delivery reports in the formats of common mail servers: the same parts, in their order and wording. */

export interface Returned {
  /** The return path that the report is sent to. */
  to: string;
  /** The recipient of the failed mail. */
  recipient: string;
  /** The Message-ID of the failed mail, in angle brackets. */
  messageId: string;
}

const lines = (...all: readonly string[]): string => all.join('\r\n');

const headersOf = ({ recipient, messageId }: Returned): string[] => [
  'From: Watchdesk <alerts@watchdesk.example>',
  `To: ${recipient}`,
  'Subject: Trials (1)',
  `Message-ID: ${messageId}`,
  'Auto-Submitted: auto-generated',
  'MIME-Version: 1.0',
  'Content-Type: text/plain',
];

interface Said {
  action?: string;
  status?: string;
  diagnostic?: string | null;
  /** Further fields of the recipient's part. */
  more?: readonly string[];
}

/** A minimal report of RFC 3464 with the given recipient fields. */
export function report(returned: Returned, said: Said = {}): string {
  const { action = 'failed', status = '5.1.1', diagnostic = 'smtp; 550 5.1.1 No such person here', more = [] } = said;
  return postfix(returned, { action, status, diagnostic, more });
}

/** Postfix: notification, status, and the whole mail; Diagnostic-Code folded with four spaces. */
export function postfix(returned: Returned, said: Said = {}): string {
  const { recipient } = returned;
  const diagnostic =
    said.diagnostic === undefined
      ? `smtp; 550 5.1.1 <${recipient}>: Recipient address rejected:\r\n    User unknown in virtual mailbox table`
      : said.diagnostic;
  return lines(
    'Return-Path: <>',
    `X-Original-To: ${returned.to}`,
    `Delivered-To: ${returned.to}`,
    'Received: by mx.relay.example (Postfix)',
    '\tid 4bQ2Xk1xZzz; Fri, 20 Nov 2026 12:00:03 +0000 (UTC)',
    'Date: Fri, 20 Nov 2026 12:00:03 +0000 (UTC)',
    'From: MAILER-DAEMON@mx.relay.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: ${returned.to}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4bQ2Xk1xZzz.1795176003/mx.relay.example"',
    'Content-Transfer-Encoding: 8bit',
    'Message-Id: <20261120120003.4bQ2Xk1xZzz@mx.relay.example>',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4bQ2Xk1xZzz.1795176003/mx.relay.example',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mx.relay.example.',
    '',
    '--4bQ2Xk1xZzz.1795176003/mx.relay.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.relay.example',
    'X-Postfix-Queue-ID: 4bQ2Xk0yYyy',
    'Arrival-Date: Fri, 20 Nov 2026 12:00:02 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Original-Recipient: rfc822;${recipient}`,
    `Action: ${said.action ?? 'failed'}`,
    `Status: ${said.status ?? '5.1.1'}`,
    'Remote-MTA: dns; mx.example.com',
    ...(diagnostic === null ? [] : [`Diagnostic-Code: ${diagnostic}`]),
    ...(said.more ?? []),
    '',
    '--4bQ2Xk1xZzz.1795176003/mx.relay.example',
    'Content-Description: Undelivered Message',
    'Content-Type: message/rfc822',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...headersOf(returned),
    '',
    'Hello',
    '',
    '--4bQ2Xk1xZzz.1795176003/mx.relay.example--',
    '',
  );
}

/** Exim: Status is always 5.0.0, and only the headers may be returned. */
export function exim(returned: Returned, answer = '550 5.1.1 User unknown'): string {
  const boundary = '1795176003-eximdsn-804289383';
  return lines(
    `Envelope-to: ${returned.to}`,
    `X-Failed-Recipients: ${returned.recipient}`,
    'Auto-Submitted: auto-replied',
    'From: Mail Delivery System <Mailer-Daemon@exim.example>',
    `To: ${returned.to}`,
    'References: <alert.1@watchdesk.example>',
    `Content-Type: multipart/report; report-type=delivery-status; boundary=${boundary}`,
    'MIME-Version: 1.0',
    'Subject: Mail delivery failed: returning message to sender',
    'Message-Id: <E1abcde-000001-2B@exim.example>',
    'Date: Fri, 20 Nov 2026 12:00:03 +0000',
    '',
    `--${boundary}`,
    'Content-type: text/plain; charset=us-ascii',
    '',
    'This message was created automatically by mail delivery software.',
    '',
    `--${boundary}`,
    'Content-type: message/delivery-status',
    '',
    'Reporting-MTA: dns; exim.example',
    '',
    'Action: failed',
    `Final-Recipient: rfc822;${returned.recipient}`,
    'Status: 5.0.0',
    'Remote-MTA: dns; mx.example.com',
    `Diagnostic-Code: smtp; ${answer}`,
    '',
    `--${boundary}`,
    'Content-type: text/rfc822-headers',
    '',
    ...headersOf(returned),
    '',
    `--${boundary}--`,
    '',
  );
}

/** Exchange: HTML and text first, no space after the address type, its own codes, the mail at the end. */
export function exchange(returned: Returned): string {
  const outer = '_9B0D1F3E-8A7C-4D52_';
  const inner = '_000_9B0D1F3E8A7C4D52_';
  return lines(
    'From: <postmaster@corp.example>',
    `To: <${returned.to}>`,
    'Date: Fri, 20 Nov 2026 12:00:03 +0000',
    'Content-Type: multipart/report; report-type=delivery-status;',
    ` boundary="${outer}"`,
    'Content-Language: en-GB',
    'Message-ID: <e2f1@corp.example>',
    `In-Reply-To: ${returned.messageId}`,
    'Subject: Undeliverable: Trials (1)',
    'Auto-Submitted: auto-replied',
    'X-MS-Exchange-Message-Is-Ndr:',
    'MIME-Version: 1.0',
    '',
    `--${outer}`,
    `Content-Type: multipart/alternative; differences=Content-Type; boundary="${inner}"`,
    '',
    `--${inner}`,
    'Content-Type: text/plain; charset="us-ascii"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'The email address you entered couldn=92t be found.',
    '',
    `--${inner}`,
    'Content-Type: text/html; charset="us-ascii"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<html><body>The email address you entered couldn=92t be found.</body></html>',
    '',
    `--${inner}--`,
    '',
    `--${outer}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns;EXCH01.corp.example',
    'Received-From-MTA: dns;mail.watchdesk.example',
    'Arrival-Date: Fri, 20 Nov 2026 12:00:02 +0000',
    '',
    `Final-Recipient: rfc822;${returned.recipient}`,
    'Action: failed',
    'Status: 5.1.10',
    'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    'X-Display-Name: Reader',
    '',
    `--${outer}`,
    'Content-Type: message/rfc822',
    '',
    ...headersOf(returned),
    '',
    'Hello',
    `--${outer}--`,
    '',
  );
}

/** Gmail: multipart/related with HTML and icon, a response on several lines, the mail without transfer encoding. */
export function gmail(returned: Returned): string {
  return lines(
    `Delivered-To: ${returned.to}`,
    'Return-Path: <>',
    'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    `To: ${returned.to}`,
    'Auto-Submitted: auto-replied',
    'Subject: Delivery Status Notification (Failure)',
    'References: <alert.1@watchdesk.example>',
    `X-Failed-Recipients: ${returned.recipient}`,
    'Message-ID: <655b.0a@mx.google.com>',
    'Date: Fri, 20 Nov 2026 04:00:03 -0800 (PST)',
    'Content-Type: multipart/report; boundary="000000000000b7f0a"; report-type=delivery-status',
    '',
    '--000000000000b7f0a',
    'Content-Type: multipart/related; boundary="000000000000b7f0b"',
    '',
    '--000000000000b7f0b',
    'Content-Type: multipart/alternative; boundary="000000000000b7f0c"',
    '',
    '--000000000000b7f0c',
    'Content-Type: text/plain; charset="UTF-8"',
    '',
    '** Address not found **',
    '',
    '--000000000000b7f0c',
    'Content-Type: text/html; charset="UTF-8"',
    '',
    '<html><body>Address not found</body></html>',
    '--000000000000b7f0c--',
    '--000000000000b7f0b',
    'Content-Type: image/png; name="icon.png"',
    'Content-Disposition: attachment; filename="icon.png"',
    'Content-Transfer-Encoding: base64',
    'Content-ID: <icon.png>',
    '',
    'iVBORw0KGgo=',
    '--000000000000b7f0b--',
    '--000000000000b7f0a',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; googlemail.com',
    'Arrival-Date: Fri, 20 Nov 2026 04:00:02 -0800 (PST)',
    '',
    `Final-Recipient: rfc822; ${returned.recipient}`,
    'Action: failed',
    'Status: 5.1.1',
    'Remote-MTA: dns; gmail-smtp-in.l.google.com. (192.0.2.27, the server for the domain gmail.com.)',
    'Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try',
    ' 550-5.1.1 double-checking the recipient for typos or unnecessary spaces.',
    ' 550 5.1.1 For more information, go to the help pages. - gsmtp',
    'Last-Attempt-Date: Fri, 20 Nov 2026 04:00:03 -0800 (PST)',
    '',
    '--000000000000b7f0a',
    'Content-Type: message/rfc822',
    '',
    ...headersOf(returned),
    '',
    'Hello',
    '--000000000000b7f0a--',
    '',
  );
}

/** An out-of-office reply, sent to the return path as required by RFC 3834. */
export function awayNote({ to, recipient, messageId }: Returned): string {
  return lines(
    `From: ${recipient}`,
    `To: ${to}`,
    'Subject: Out of office: Trials (1)',
    `In-Reply-To: ${messageId}`,
    'Auto-Submitted: auto-replied',
    'X-Auto-Response-Suppress: All',
    'Content-Type: text/plain',
    '',
    'Action: failed',
    'Status: 5.1.1',
    '',
    'I am away until Monday.',
  );
}

/** A read receipt: the mail was read or deleted (RFC 8098). */
export function readNote({ to, recipient, messageId }: Returned): string {
  return lines(
    `From: ${recipient}`,
    `To: ${to}`,
    'Subject: Not read: Trials (1)',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=disposition-notification; boundary="mdn"',
    '',
    '--mdn',
    'Content-Type: message/disposition-notification',
    '',
    `Final-Recipient: rfc822;${recipient}`,
    `Original-Message-ID: ${messageId}`,
    'Disposition: automatic-action/MDN-sent-automatically; deleted',
    '',
    '--mdn--',
  );
}

/** A forwarded message: another message is attached to it. */
export function passedOn(to: string, message: string): string {
  return lines(
    'From: somebody@example.com',
    `To: ${to}`,
    'Subject: Fwd: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="outer"',
    '',
    '--outer',
    'Content-Type: text/plain',
    '',
    'What is this?',
    '',
    '--outer',
    'Content-Type: message/rfc822',
    '',
    message,
    '--outer--',
  );
}
