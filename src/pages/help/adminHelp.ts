import type { ProseSection } from '@client/shared/ui/Prose';

export const adminHelp: readonly ProseSection[] = [
  {
    heading: 'RSS channels',
    paragraphs: [
      'Manage RSS lists your company’s channels with their health: when each was last read, how many articles it brought, when it is read next, and the last error. A channel that cannot be reached at the moment is kept and tried again later.',
      'Removing a channel keeps its articles. Topics that used it as a source lose it; you are told which before you confirm.',
    ],
  },
  {
    heading: 'Company settings',
    paragraphs: [
      'Company Settings holds what everyone of your company gets: the date format and time zone of those who have chosen none of their own, the look of the alert e-mails, the logo, the favicon, the colors and the footer text.',
      'A color theme that you choose is seen at once, but by you alone; it is everyone’s when you save. Text and buttons take the nearest tone of a color that can be read, in the light and in the dark. Reset Theme goes back to the product’s own colors.',
      'A logo or favicon is dropped or uploaded (at most 1 MB and 1920 by 1280 pixels) and then cropped: move the image by mouse or with the arrow keys, zoom with + and −. A logo is fitted into 720 by 250 pixels, a favicon becomes 32 by 32.',
      'Alert e-mails use the system template, or a template and a style of the library. Show a sample e-mail draws one with what is chosen. Changing the time zone moves the hours of daily and weekly alerts for those who follow the company’s.',
    ],
  },
  {
    heading: 'Company topics',
    paragraphs: [
      'Only administrators create, edit and move company topics and their categories. A company topic’s frequency and amount apply to everyone who subscribes to it, at the hours of their own time zone.',
    ],
  },
  {
    heading: 'Subscribing many users',
    paragraphs: [
      'Manage Subscriptions subscribes any number of users to a company or Watchdesk topic in three steps, or unsubscribes them: select the topic, select the users, review and confirm. Users who are subscribed already are shown and cannot be selected.',
      'The review says how many users it is for, who they are and when the first alert reaches each of them, by the hours of their own time zone. Nothing is changed before you press Apply Subscriptions or Unsubscribe. Saying it twice does no harm.',
    ],
  },
  {
    heading: 'Users',
    paragraphs: [
      'Manage Users lists everybody of your company but yourself. Add user asks for a name, an email and a first password, and can make the new user a member of your user groups and give them starter topics as favorites. Publish rights are given on Edit User. A new password, or a right that is taken, signs the user out everywhere.',
      'Manage topics shows a user’s own topics: switch their alerts on and off, and set how often they come and how many articles they hold.',
      'Deleting a user deletes their own topics, alerts and favorites. Who owns user groups with other members is deleted with a new owner for the groups. Nobody can delete or demote themselves, so that there is always an administrator.',
    ],
  },
  {
    heading: 'Importing and exporting users',
    paragraphs: [
      'Upload takes one .csv file of up to 2,000 users, with commas, semicolons or tabs between the values. Its first row names the columns: First Name, Last Name, Email, and if you like Administrator (Yes or No), Level and Password. Users whose email is known are changed, others are added. A Level of 1 makes an administrator only together with Yes in the column Administrator.',
      'You first see what would happen with each row, and what is wrong with it. Nothing is imported while a row is wrong, unless you leave the wrong rows out; and then all of it is imported, or nothing.',
      'New users without a password in the file get one. The report tells it once: download it before you close the dialog. Download gives you all users as a file that can be changed and uploaded again.',
    ],
  },
];
