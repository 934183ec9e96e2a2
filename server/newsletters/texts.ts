import { formatNumber } from '@contract/numbers';
import { oneLineText } from '@contract/oneLine';
import { limits } from '@contract/limits';
import { tooLongText } from '@server/http/fieldChecks';

export const newsletterTexts = {
  subject: 'Subject is required',
  fromName: 'From is required',
  longest: tooLongText,
  oneLine: oneLineText,
  fromAddress: 'From must be a name, not an email address.',
  tooMany: `Up to ${String(limits.newslettersADay)} newsletters can be sent from a workspace within 24 hours.`,
  tooManyTests: `You can send yourself up to ${String(limits.newsletterTestsADay)} test emails within 24 hours.`,
  unreachable: 'Your address doesn’t accept email.',
  testSubject: (subject: string) => `[Test] ${subject}`,
  template: 'Please choose a template.',
  style: 'Please choose a style.',
  articles: 'Please select articles.',
  tooManyArticles: `A newsletter can have up to ${formatNumber(limits.newsletterArticles)} articles.`,
  userGroup: 'Please select a user group.',
  nobody: 'Nobody in these user groups can receive a newsletter.',
  tooManyRecipients: `A newsletter can go to up to ${formatNumber(limits.newsletterRecipients)} people.`,
  groupGone: 'User group not found.',
  states:
    'Newsletter contains articles with draft status. Please ensure all articles have been published to Publish Channel(s) to continue.',
  gone: 'Some of the selected articles or sections are no longer in this workspace. Nothing was sent.',
  otherWorkspace: 'This newsletter was sent from another workspace.',
} as const;
