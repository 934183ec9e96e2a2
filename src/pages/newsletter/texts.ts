import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'newsletter.workspace': 'Workspace',
  'newsletter.tabs': 'Newsletter',
  'newsletter.tab.content': 'Content',
  'newsletter.tab.preview': 'Preview',
  'newsletter.tab.sent': 'Sent',
  'newsletter.previewBlocked': 'Preview not avaliable unless articles are selected',
  'newsletter.unknown': 'This workspace doesn’t exist',
  'newsletter.toOwn': 'Go to my personal workspace',
  'newsletter.unknown.text': 'It may have been removed, or you’re not in its user group.',
  'newsletter.restored': 'We restored the newsletter you were working on.',
  'newsletter.restart': 'Start over',
  'newsletter.gone':
    '{count, plural, one {# selected article is} other {# selected articles are}} no longer in this workspace.',

  'newsletter.subject': 'Subject',
  'newsletter.from': 'From',
  'newsletter.introduction': 'Introduction',
  'newsletter.separate': 'Keep articles of a story separate',
  'newsletter.separateNote': 'Otherwise, the first one lists the others as sources.',
  'newsletter.previewNone': 'Select articles to see the newsletter here',
  'newsletter.userGroup': 'User Group',
  'newsletter.template': 'Template',
  'newsletter.style': 'Style',
  'newsletter.styleOfTemplate': 'Template default',
  'newsletter.styleDefault': '{name} (company default)',
  'newsletter.noStyles': 'There are currently no styles.',
  'newsletter.noGroups': 'There are no User Groups to select from.',
  'newsletter.makeGroup': 'Add a user group',
  'newsletter.groupsFailed': 'Couldn’t load the user groups.',
  'newsletter.stylesFailed': 'Couldn’t load the styles.',
  'newsletter.people': '{count, plural, one {# person} other {# people}}',
  'newsletter.groupOwner': 'Owner: {owner}',
  'newsletter.required.subject': 'Subject is required',
  'newsletter.required.from': 'From is required',
  'newsletter.required.group': 'User group is required',
  'newsletter.required.template': 'Template is required',
  'newsletter.required.articles': 'Please select at least one article.',
  'newsletter.tooManyGroups': 'Please choose up to {n} user groups.',
  'newsletter.send': 'Send',
  'newsletter.summaryNone': 'No articles selected yet',
  'newsletter.summary': '{count, plural, one {# article} other {# articles}}',
  'newsletter.summaryNobody': 'no recipients yet',
  'newsletter.summaryTo': 'to {groups}',

  'newsletter.empty': 'Currently there are no articles in this workspace',
  'newsletter.emptyText': 'Save or share articles to this workspace first, and then add them to a newsletter.',
  'newsletter.toWorkspace': 'Go to the workspace',
  'newsletter.articles': 'Articles',
  'newsletter.articlesOf': 'Articles in {name}',
  'newsletter.outside': 'Not in a section',
  'newsletter.find': 'Find by headline',
  'newsletter.onlyChosen': 'Selected only',
  'newsletter.chosen': '{chosen} of {count} selected',
  'newsletter.chooseAll': 'Select all',
  'newsletter.chooseNone': 'Select none',
  'newsletter.fold': 'Hide articles in {name}',
  'newsletter.unfold': 'Show articles in {name}',
  'newsletter.up': 'Move {name} up',
  'newsletter.down': 'Move {name} down',
  'newsletter.orderNote': 'Drag articles to reorder them, or press Alt with the arrow keys.',
  'newsletter.orderFiltered': 'Show all articles to change their order.',
  'newsletter.some': 'Showing {shown} of {total} articles: those in sections and the newest of the rest.',
  'newsletter.beyond': '{count, plural, one {# selected article isn’t} other {# selected articles aren’t}} listed here',
  'newsletter.beyond.text':
    'A newsletter is composed from the newest {most} articles of a workspace and those in its sections. Add the older articles to a section, or continue without them.',
  'newsletter.beyond.continue': 'Continue without them',
  'newsletter.draftMark': 'Draft: not published yet',

  'newsletter.inStyle': '{template}, {style}',
  'newsletter.nameless': 'Unknown article',
  'newsletter.sent': 'Newsletter successfully sent.',
  'newsletter.sentPartly':
    'Newsletter sent to {sent} of {count, plural, one {# person} other {# people}}. The rest couldn’t be reached.',
  'newsletter.stopped':
    'Sending stopped. The newsletter went to {sent} of {count, plural, one {# person} other {# people}}.',
  'newsletter.backgroundSaid': 'The newsletter is being sent. You can follow its progress on the Sent tab.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
