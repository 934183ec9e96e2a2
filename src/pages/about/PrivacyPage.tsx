import { PublicPage, type Section } from './PublicPage';

const sections: readonly Section[] = [
  { heading: 'privacy.kept', paragraphs: ['privacy.kept.text'] },
  { heading: 'privacy.browser', paragraphs: ['privacy.browser.text', 'privacy.browser.text2'] },
  { heading: 'privacy.seen', paragraphs: ['privacy.seen.text'] },
  { heading: 'privacy.rights', paragraphs: ['privacy.rights.text'] },
];

export function PrivacyPage() {
  return <PublicPage title="shell.privacy" sections={sections} />;
}
