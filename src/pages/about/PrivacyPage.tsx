import { t } from '@client/shared/lib/texts/t';
import { PublicPage } from './PublicPage';

const sections = [
  {
    heading: 'What is kept about you',
    paragraphs: [
      'Your name and email address, your role, your topics, favorites and subscriptions, your settings, and a record of the alerts sent to you. Your password is kept only as a hash from which it cannot be read back.',
    ],
  },
  {
    heading: 'What is kept in your browser',
    paragraphs: [
      'The token of your session, your last searches, and a copy of your topics, so that pages open quickly and without a connection. Signing out removes all of it; only your answer to the cookie notice and your choice of a light or dark look stay.',
      'One cookie keeps your session alive; scripts cannot read it. Another may carry a sign-on ticket from your company’s sign-on page for less than a minute.',
    ],
  },
  {
    heading: 'Who sees it',
    paragraphs: [
      'The administrators of your company see the accounts of their own department. Nobody outside it does, and nothing is shared with advertisers. There is no tracking by third parties.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: ['Ask your company’s administrator to see, correct or delete what is kept about you.'],
  },
];

export function PrivacyPage() {
  return <PublicPage title={t('shell.privacy')} sections={sections} />;
}
