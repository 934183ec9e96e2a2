import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'changePassword.title': 'Change My Password',
  'changePassword.old': 'Old Password',
  'changePassword.new': 'New Password',
  'changePassword.confirm': 'Confirm New Password',
  'changePassword.hint': 'The new password must differ from the previous one.',
  'changePassword.others': 'You’ll be signed out everywhere else.',
  'changePassword.expires': 'Your password expires on {date}.',
  'changePassword.required.old': 'Old Password is required field.',
  'changePassword.required.new': 'New Password is required field.',
  'changePassword.required.confirm': 'Confirm New Password is required field.',
  'changePassword.short': 'Your password should be at least 8 characters.',
  'changePassword.mismatch': 'Passwords must match',
  'changePassword.submit': 'Change password',
  'changePassword.done': 'Password successfully changed.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
