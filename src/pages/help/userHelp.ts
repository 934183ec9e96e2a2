import type { ProseSection } from '@client/shared/ui/Prose';

export const userHelp: readonly ProseSection[] = [
  {
    heading: 'Topics',
    paragraphs: [
      'A topic is a saved search. Watchdesk Topics and Company Topics are made for you; My Topics are your own. Open the drawer at the left to see them by category.',
      'Mark a topic as a favorite to see its newest articles on the landing page. You can have 24 favorites; alerts are not limited.',
    ],
  },
  {
    heading: 'Categories',
    paragraphs: [
      'Topics lie in categories, and categories in categories, five levels deep. Edit Category changes the title and the image: take one from the library, or upload your own and choose the square that is shown.',
      'Removing a category keeps what is in it: it moves to the category above, or to Misc. The question says so before anything happens.',
      'Drag a topic to another place in its list, onto a category above the list, or onto the way up to the category around it. By key: go to its handle, press space, the arrow keys, and space again; Escape puts it back. Move, in its menu, reaches every other category. Administrators put categories into order in the same way.',
    ],
  },
  {
    heading: 'Searching',
    paragraphs: [
      'Press / to search. Words side by side must all appear; put phrases in quotes; use AND, OR and NOT, and brackets to group. A field narrows a word: headline:merger, publication:"Meridian Wire", date:[2026-01-01 TO 2026-01-31]. A star ends a word early: immuno*.',
      'Save as Topic makes a topic of a search: of your own, or, for administrators, of the company. Dates are left out, as a topic looks ahead; sources are kept.',
      'What several sources tell is shown once: N other sources opens the rest, and Group stories shows every article again. If an article is not the same story, open it or one beside it: whoever may publish takes it out with Not the same story, for your company alone, and can put it back.',
    ],
  },
  {
    heading: 'Alerts',
    paragraphs: [
      'Subscribe to a topic to receive its new articles by e-mail. How often, and how many at most, is set for each topic. Every alert has a link by which you unsubscribe with one click.',
    ],
  },
  {
    heading: 'Your settings and your password',
    paragraphs: [
      'General Settings, in the menu behind your name, holds your date format and time zone, whether alerts that are due together come as one digest, which notifications you get, and what workspaces look like. A change counts at once, on every page and in the mails to come.',
      'Change My Password asks for the old one. Wherever else you are signed in, you are signed out; where you are, you stay. The commonest passwords are refused. If your company signs you in, there is no password here, and no such entry.',
    ],
  },
  {
    heading: 'User groups',
    paragraphs: [
      'A user group is a list of colleagues that you share articles with and e-mail. Open User Groups in the menu at the right: My Users Groups are those that you own, Member Groups are those that colleagues have added you to.',
      'Add Group asks for a name, a description and the users. Find them by name or email; Shift selects a range, Select all takes everybody that the search finds. Only the owner edits or deletes a group; a member can view it, and leaves it with Remove.',
    ],
  },
  {
    heading: 'Keyboard',
    paragraphs: ['Press ? on any page for the list of shortcuts.'],
  },
];
