import { registerTexts } from '@client/shared/texts/t';

/** Texts about a rejected email address. */
const texts = {
  'mailAddress.refused': 'Email to {address} was rejected on {day}',
  'mailAddress.said': 'The mail server’s reason: {reason}',
  'mailAddress.own':
    'We won’t email you alerts until you confirm that the address works again. You can read them under Sent alerts.',
  'mailAddress.others': 'This user won’t get alerts by email until someone confirms that the address works again.',
  'mailAddress.again': 'Resume emails',
  'mailAddress.resumed': 'Emails to {address} resumed.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
