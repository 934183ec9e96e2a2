import { PublicPage, type Section } from './PublicPage';

const sections: readonly Section[] = [
  { heading: 'terms.use', paragraphs: ['terms.use.text'] },
  { heading: 'terms.owners', paragraphs: ['terms.owners.text'] },
  { heading: 'terms.alerts', paragraphs: ['terms.alerts.text'] },
  { heading: 'terms.changes', paragraphs: ['terms.changes.text'] },
];

export function TermsPage() {
  return <PublicPage title="shell.terms" sections={sections} />;
}
