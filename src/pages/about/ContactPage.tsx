import { PublicPage, type Section } from './PublicPage';

const sections: readonly Section[] = [
  { heading: 'contact.account', paragraphs: ['contact.account.text'] },
  { heading: 'contact.problem', paragraphs: ['contact.problem.text'] },
];

export function ContactPage() {
  return <PublicPage title="shell.contact" sections={sections} />;
}
