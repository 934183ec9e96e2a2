import { registerTexts } from '@client/shared/texts/t';

/** The preview of a newsletter, sending it, and what was sent. */
const texts = {
  'newsletter.previewTitle': 'The newsletter as recipients will see it',
  'newsletter.width': 'Width',
  'newsletter.width.wide': 'Wide',
  'newsletter.width.narrow': 'Narrow',
  'newsletter.light': 'Colors',
  'newsletter.light.light': 'Light',
  'newsletter.light.dark': 'Dark',
  'newsletter.test': 'Send me a test',
  'newsletter.testSent': 'Test email sent to {recipient}.',
  'newsletter.facts': 'Sending details',
  'newsletter.factTo': 'To',
  'newsletter.factFrom': 'From',
  'newsletter.factSubject': 'Subject',
  'newsletter.factArticles': 'Articles',
  'newsletter.factLook': 'Design',
  'newsletter.noSubject': 'No subject yet',
  'newsletter.nobodyYet': 'Select a user group to see the recipients.',
  'newsletter.toPeople': '{count, plural, one {# person} other {# people}} in {groups}',
  'newsletter.toNobody': 'Nobody in {groups} can be reached.',
  'newsletter.unreachable':
    '{count, plural, one {# person skipped: their address doesn’t} other {# people skipped: their addresses don’t}} accept email.',
  'newsletter.unsubscribed':
    '{count, plural, one {# person} other {# people}} skipped: they unsubscribed from newsletters.',
  'newsletter.shown': '{count} shown.',
  'newsletter.folded':
    '{count, plural, one {# more covers a story already shown and is listed there as another source.} other {# more cover stories already shown and are listed there as other sources.}}',
  'newsletter.foldedList': 'Articles listed as other sources',
  'newsletter.foldedRow': '{publication}: {headline}',
  'newsletter.foldedInto': 'under “{headline}”',
  'newsletter.foldedShow': 'Show them',
  'newsletter.foldedHide': 'Hide them',
  'newsletter.cutOff': 'This email is long. Some email apps clip it and link to the rest.',
  'newsletter.previewFailed': 'Couldn’t create the preview',

  'newsletter.statesTitle': 'Not published yet',
  'newsletter.statesList': 'Articles with draft status',
  'newsletter.takeOut': 'Remove them',
  'newsletter.goneTitle': 'No longer in this workspace',
  'newsletter.goneText': 'Nothing was sent. Continue without these, or review your selection.',
  'newsletter.goneList': 'Missing from the workspace',

  'newsletter.confirmTitle': 'Send this newsletter?',
  'newsletter.confirm': 'Send to {count, plural, one {# person} other {# people}}',
  'newsletter.confirmFinal': 'You can’t undo this after it’s sent.',
  'newsletter.sendingTitle': 'Sending the newsletter',
  'newsletter.handing': 'Submitting…',
  'newsletter.progress': '{done} of {count} sent',
  'newsletter.stop': 'Stop sending',
  'newsletter.stopping': 'Stopping…',
  'newsletter.background': 'Send in background',
  'newsletter.backgroundNote': 'You can leave this page while it sends. Follow its progress on the Sent tab.',
  'newsletter.progressLost': 'Progress isn’t available right now, but sending continues.',
  'newsletter.unsureTitle': 'No response from the server',
  'newsletter.unsure': 'We don’t know whether the server accepted the newsletter. Try again: nobody will get it twice.',
  'newsletter.tryAgain': 'Try again',
  'newsletter.refusedTitle': 'The newsletter wasn’t sent',
  'newsletter.olderTitle': 'The earlier version was accepted',
  'newsletter.older':
    'The server accepted this newsletter before the connection was lost and is sending that version. Your later changes are kept here as a new newsletter.',

  'newsletter.sentList': 'Sent newsletters',
  'newsletter.sentEmpty': 'No newsletters sent from this workspace yet',
  'newsletter.sentFailed': 'Couldn’t load the sent newsletters',
  'newsletter.sentPages': 'Pages of sent newsletters',
  'newsletter.compose': 'Create a newsletter',
  'newsletter.sentBy': '{date} by {name}',
  'newsletter.sentTo': 'To {groups}',
  'newsletter.state.sending': 'Sending: {done} of {count}',
  'newsletter.state.sent': 'Sent to {count, plural, one {# person} other {# people}}',
  'newsletter.state.cancelled': 'Stopped after {sent} of {count}',
  'newsletter.failed': '{count} couldn’t be delivered',
  'newsletter.contentFailed': 'Couldn’t load the newsletter',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
