import { t } from '@client/shared/lib/texts/t';
import { PublicPage } from './PublicPage';

const sections = [
  {
    heading: 'Questions about your account',
    paragraphs: [
      'For any questions or issues with your account, please contact your Company Administrator: they add users, give rights and manage your company’s topics and channels.',
    ],
  },
  {
    heading: 'Something does not work',
    paragraphs: [
      'Tell your administrator what you did, what you expected and what you saw, with the address of the page and the time. They pass it on to whoever runs Watchdesk for your company.',
    ],
  },
];

export function ContactPage() {
  return <PublicPage title={t('shell.contact')} sections={sections} />;
}
