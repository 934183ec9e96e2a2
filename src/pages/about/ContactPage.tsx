import { PublicPage, type Section } from './PublicPage';

const sections: readonly Section[] = [
  { heading: 'contact.account', paragraphs: ['contact.account.text'] },
  { heading: 'contact.fault', paragraphs: ['contact.fault.text'] },
];

export function ContactPage() {
  return <PublicPage title="shell.contact" sections={sections} />;
}
