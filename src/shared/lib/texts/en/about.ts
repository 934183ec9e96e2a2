/** The pages that anyone may read: terms, privacy and contact. */
export const about = {
  'terms.use': 'Who may use Watchdesk',
  'terms.use.text':
    'Watchdesk is provided to the staff of companies that have an agreement with us. Your account is yours alone: do not share your password, and sign out on computers that others use.',
  'terms.owners': 'Articles and their owners',
  'terms.owners.text':
    'Articles belong to their publishers. You may read, keep and share them inside your company as your company’s agreements with the publishers allow. Republishing them elsewhere needs the publisher’s permission.',
  'terms.alerts': 'Alerts',
  'terms.alerts.text':
    'Alerts are sent as you and your administrator set them. Every alert carries a link by which it can be stopped at once. Watchdesk reports what others publish and does not answer for its being true or complete.',
  'terms.changes': 'Changes',
  'terms.changes.text':
    'When these terms change, the new ones are shown here, and your administrator is told beforehand.',
  'privacy.kept': 'What is kept about you',
  'privacy.kept.text':
    'Your name and email address, your role, your topics, favorites and subscriptions, your settings, and a record of the alerts sent to you. Your password is kept only as a hash from which it cannot be read back.',
  'privacy.browser': 'What is kept in your browser',
  'privacy.browser.text':
    'The token of your session, your last searches, and a copy of your topics, so that pages open quickly and without a connection. Signing out removes all of it; only your answer to the cookie notice and your choice of a light or dark look stay.',
  'privacy.browser.text2':
    'One cookie keeps your session alive; scripts cannot read it. Another may carry a sign-on ticket from your company’s sign-on page for less than a minute.',
  'privacy.seen': 'Who sees it',
  'privacy.seen.text':
    'The administrators of your company see the accounts of their own department. Nobody outside it does, and nothing is shared with advertisers. There is no tracking by third parties.',
  'privacy.rights': 'Your rights',
  'privacy.rights.text': 'Ask your company’s administrator to see, correct or delete what is kept about you.',
  'contact.account': 'Questions about your account',
  'contact.account.text':
    'For any questions or issues with your account, please contact your Company Administrator: they add users, give rights and manage your company’s topics and channels.',
  'contact.fault': 'Something does not work',
  'contact.fault.text':
    'Tell your administrator what you did, what you expected and what you saw, with the address of the page and the time. They pass it on to whoever runs Watchdesk for your company.',
} as const;
