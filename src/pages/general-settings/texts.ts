import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'settings.title': 'General Settings',
  'settings.contact': 'If you have any questions or issues with your account, contact the Company Administrator.',
  'settings.dates': 'Dates and times',
  'settings.datesNote': 'Used on every page, in your alerts, and for the times of daily and weekly alerts.',
  'settings.now': 'It’s now {now}.',
  'settings.here': 'Your computer’s time zone is {zone}.',
  'settings.useHere': 'Use this time zone',
  'settings.alerts': 'Alerts',
  'settings.emailSendMode': 'Send alerts mode',
  'settings.topics': 'Topics',
  'settings.hideInfodeskTopics': 'Hide Watchdesk topics',
  'settings.hideInfodeskTopicsNote':
    'Hides them in the sidebar, on the home page, and in topic search. You’ll still get their alerts.',
  'settings.notifications': 'Notifications',
  'settings.notifySharedDocByEmail': 'Email me when an article is shared with me',
  'settings.notifyGroupMember': 'Notify me about articles shared in my user groups',
  'settings.notifySharedDocByApp': 'Show shared articles as notifications in Watchdesk',
  'settings.newsletters': 'Send me newsletters from my colleagues',
  'settings.workspace': 'Workspaces',
  'settings.basketViewDefault': 'Workspace View Default',
  'settings.basketViewDefault.list': 'List',
  'settings.basketViewDefault.details': 'Details',
  'settings.basketSortDefault': 'Workspace Sort Default',
  'settings.basketSortDefault.newest': 'Most Recently Added',
  'settings.basketSortDefault.alphabetic': 'Alphabetical by Title',
  'settings.required.dateFormat': 'Date format is required field',
  'settings.required.timezone': 'Time zone is required field',
  'settings.required.emailSendMode': 'Send alerts mode is required field',
  'settings.required.basketViewDefault': 'Workspace View Default is required field',
  'settings.required.basketSortDefault': 'Workspace Sort Default is required field',
  'settings.discard': 'Discard changes',
  'settings.saved': 'General settings successfully updated.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
