import { limits } from '@contract/limits';
import { formatNumber } from '@contract/numbers';
import { oneLineText } from '@contract/oneLine';
import { tooLongText } from '@server/http/fieldChecks';

export const emailTexts = {
  incomplete: 'Please type an Email Subject, select a User Group or provide external emails to send an Email.',
  longest: tooLongText,
  oneLine: oneLineText,
  address: 'Please provide a valid email address.',
  tooManyAddresses: `Please choose up to ${String(limits.externalRecipients)} users.`,
  groupGone: 'User group not found.',
  articleGone: 'Could not retrieve the article.',
  withdrawn: 'This article was withdrawn.',
  drafts: 'Drafts can’t be sent by email. Publish the changes or discard them.',
  tooLong: 'These articles are too long for one email. Please select fewer.',
  nobody: 'None of these recipients can get the email.',
  tooManyRecipients: `An email can go to up to ${formatNumber(limits.emailRecipients)} people.`,
  tooManyEmails: `You can send up to ${formatNumber(limits.emailsADay)} emails within 24 hours.`,
  tooManyExternal: `You can email up to ${formatNumber(limits.externalEmailsADay)} external people within 24 hours.`,
  tooManyOfDepartment: `Your company can email up to ${formatNumber(limits.departmentExternalEmailsADay)} external people within 24 hours. Try again later, or send to your colleagues only.`,
} as const;
