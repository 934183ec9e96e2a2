import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'login.title': 'Sign in',
  'login.lead': 'Your company’s news and topics in one place.',
  'login.username': 'Email',
  'login.password': 'Password',
  'password.show': 'Show {field}',
  'password.hide': 'Hide {field}',
  'password.showShort': 'Show',
  'password.hideShort': 'Hide',
  'login.submit': 'Sign in',
  'login.working': 'Signing in…',
  'login.changeAndSignIn': 'Change password and sign in',
  'login.or': 'or',
  'login.required.username': 'Email is required',
  'login.required.password': 'Password is required',
  'login.redirecting': 'Redirecting to your company’s sign-on page…',
  'login.signedInAs': 'You’re signed in as {uid}.',
  'login.asOther': 'Use a different account',
  'login.configFailed': 'Couldn’t load the sign-on configuration. If this happens again, please contact support.',
  'session.ended': 'Your session has ended. Please sign in again.',
  'session.failed': 'Couldn’t load your account',
  'session.stale': 'Couldn’t load your latest data. You’re seeing the last saved version.',
  'replay.exportTitle': 'Does something look wrong?',
  'replay.exportText':
    'Export this session’s state and send the file to your support team. It includes your topics, settings, and what’s on the screen. Passwords and keys are masked.',
  'replay.export': 'Export this session',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
