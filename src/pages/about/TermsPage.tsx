import { t } from '@client/shared/lib/texts/t';
import { PublicPage } from './PublicPage';

const sections = [
  {
    heading: 'Who may use Watchdesk',
    paragraphs: [
      'Watchdesk is provided to the staff of companies that have an agreement with us. Your account is yours alone: do not share your password, and sign out on computers that others use.',
    ],
  },
  {
    heading: 'Articles and their owners',
    paragraphs: [
      'Articles belong to their publishers. You may read, keep and share them inside your company as your company’s agreements with the publishers allow. Republishing them elsewhere needs the publisher’s permission.',
    ],
  },
  {
    heading: 'Alerts',
    paragraphs: [
      'Alerts are sent as you and your administrator set them. Every alert carries a link by which it can be stopped at once. Watchdesk reports what others publish and does not answer for its being true or complete.',
    ],
  },
  {
    heading: 'Changes',
    paragraphs: ['When these terms change, the new ones are shown here, and your administrator is told beforehand.'],
  },
];

export function TermsPage() {
  return <PublicPage title={t('shell.terms')} sections={sections} />;
}
