/** An address to which nothing is sent any more. */
export const mailAddress = {
  'mailAddress.refused': 'Mails to {address} were refused on {day}',
  'mailAddress.said': 'The mail server said: {reason}',
  'mailAddress.own':
    'No alerts are mailed to you until you say that the address works again. They are kept under Sent alerts.',
  'mailAddress.others': 'No alerts are mailed to this user until someone says that the address works again.',
  'mailAddress.again': 'Send mails again',
  'mailAddress.resumed': 'Mails go to {address} again.',
} as const;
