import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'publish.publish': 'Publish',
  'publish.title': 'Publish',
  'publish.of': 'Publish {title}',
  'publish.modes': 'Publish to',
  'publish.channels': 'Channels',
  'publish.topics': 'Topics',
  'publish.withCount': '{name} ({count})',
  'publish.find': 'Find by name',
  'publish.noTopics': 'There are no publish only topics.',
  'publish.noTargets': 'There are no publish topics or channels.',
  'publish.noneFound': 'No names match “{text}”.',
  'publish.failed': 'Couldn’t load the channels and topics',
  'publish.selectFirst': 'Please select articles and profiles to publish.',
  'publish.note': '{count, plural, one {The article} other {# articles}} will be visible to everyone in your company.',
  'publish.saves': 'Your changes are saved in the same step.',
  'publish.saveAndPublish': 'Save and publish',
  'publish.failed.refused': 'The article was neither saved nor published. Your changes are still in the form.',
  'publish.failed.unanswered':
    'The server didn’t respond, so the article may or may not have been saved and published. Your changes are still in the form. To try again, select Publish; this won’t create a second article.',
  'publish.copies':
    '{count, plural, one {A copy of # article from a source} other {Copies of # articles from sources}} will be published.',
  'publish.counting': 'Counting subscribers…',
  'publish.alerts': '{count, plural, one {# subscriber} other {# subscribers}} will be alerted.',
  'publish.alertsNobody': 'Nobody will be alerted.',
  'publish.alertsUnknown': 'Subscribers to matching topics will be alerted.',
  'publish.withdraws':
    '{count, plural, one {# article} other {# articles}} will be withdrawn from channels and topics that you didn’t select.',
  'publish.references': 'Also publish the attached drafts: {names}',
  'publish.progress': 'Published {done} of {count}',
  'publish.published': 'Articles successfully published.',
  'publish.refused': 'Some articles couldn’t be published',
  'publish.offline': 'You’re offline. Publish when you’re connected again.',
  'publish.unpublish': 'Unpublish',
  'publish.unpublishQuestion':
    '{count, plural, one {Are you sure you want to unpublish this article?} other {Are you sure you want to unpublish # articles?}}',
  'publish.unpublishNote':
    '{count, plural, one {It will be withdrawn from all channels and topics, and from alerts that haven’t been sent yet. It will stay in the workspace as a draft.} other {They will be withdrawn from all channels and topics, and from alerts that haven’t been sent yet. They will stay in the workspace as drafts.}}',
  'publish.unpublished': 'Articles successfully unpublished.',
  'publish.unpublishCopy': 'Unpublish the published copy',
  'publish.notPublished': 'Select published articles to unpublish them',
  'publish.menuOf': 'Actions for {title}',
  'publish.update': 'Publish the changes',
  'publish.discard': 'Discard the changes',
  'publish.discardQuestion': 'Discard the changes to this article?',
  'publish.discardNote': 'The article returns to its published version. The changes stay in its version history.',
  'publish.discarded': 'Changes discarded.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
