import { registerTexts } from '@client/shared/texts/t';

/** The pages that anyone may read: terms, privacy and contact. */
const texts = {
  'terms.use': 'Who can use Watchdesk',
  'terms.use.text':
    'Watchdesk is for employees of companies that have an agreement with us. Your account is personal: don’t share your password, and sign out on shared computers.',
  'terms.owners': 'Who owns the articles',
  'terms.owners.text':
    'Articles belong to their publishers. You can read, save, and share them within your company, as its agreements with publishers allow. To republish an article elsewhere, get the publisher’s permission.',
  'terms.alerts': 'Alerts',
  'terms.alerts.text':
    'Alerts are sent according to your settings and your administrator’s. Every alert includes a link to stop it right away. Watchdesk reports what others publish and doesn’t guarantee that it’s accurate or complete.',
  'terms.changes': 'Changes',
  'terms.changes.text':
    'If these terms change, we’ll post the new version here and notify your administrator in advance.',
  'privacy.kept': 'What we store about you',
  'privacy.kept.text':
    'Your name, email address, and role; your topics, favorites, and subscriptions; your settings; and a record of the alerts sent to you. Your password is stored only as a hash, which can’t be reversed.',
  'privacy.browser': 'What’s stored in your browser',
  'privacy.browser.text':
    'Your session token, your recent searches, and a copy of your topics, so that pages open quickly and work offline. Signing out deletes everything except your cookie choice and your light or dark theme.',
  'privacy.browser.text2':
    'One cookie keeps you signed in; scripts can’t read it. Another can hold a sign-on ticket from your company’s sign-on page for less than a minute.',
  'privacy.seen': 'Who can see it',
  'privacy.seen.text':
    'Your company’s administrators can see its accounts. Nobody outside your company can. Nothing is shared with advertisers, and there’s no third-party tracking.',
  'privacy.rights': 'Your rights',
  'privacy.rights.text': 'Ask your company’s administrator to show, correct, or delete your data.',
  'contact.account': 'Questions about your account',
  'contact.account.text':
    'If you have any questions or issues with your account, contact your Company Administrator. They add users, grant permissions, and manage your company’s topics and channels.',
  'contact.problem': 'Something isn’t working',
  'contact.problem.text':
    'Tell your administrator what you did, what you expected, and what happened, along with the page address and the time. They’ll pass it on to the team that runs Watchdesk for your company.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
