export const session = {
  'login.title': 'Sign in',
  'login.lead': 'News and topics of your company, in one place.',
  'login.username': 'Email',
  'login.password': 'Password',
  'login.show': 'Show password',
  'login.hide': 'Hide password',
  'login.submit': 'Sign in',
  'login.working': 'Signing in…',
  'login.or': 'or',
  'login.required.username': 'Email is required field',
  'login.required.password': 'Password is required field',
  'login.redirecting': 'Taking you to your company’s sign-on page…',
  'login.configFailed':
    'The sign-on configuration could not be loaded. Please contact support if this happens again.',
  'session.ended': 'Your session has ended. Please sign in again.',
  'session.stale': 'Your latest data could not be loaded. You see what was saved last.',
} as const;
