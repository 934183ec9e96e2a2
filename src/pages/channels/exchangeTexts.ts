import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'exchange.open': 'Feed and incoming articles',
  'exchange.openOf': 'Feed and incoming articles of {name}',
  'exchange.copy': 'Copy {label}',
  'exchange.copied': 'Copied.',
  'exchange.notCopied': 'Your browser didn’t allow copying. Select the text to copy it.',
  'exchange.feed': 'Feed',
  'exchange.feedNote':
    'Feed readers and other newsrooms read this channel at a secret address. Anyone who has the address can read the articles published here.',
  'exchange.feedOff': 'Off. There’s no address.',
  'exchange.feedOn': 'On. The address was created {date}.',
  'exchange.feedOnce': 'Copy the addresses now. They won’t be shown again.',
  'exchange.makeFeed': 'Create address',
  'exchange.newFeed': 'New address',
  'exchange.newFeedQuestion': 'Create a new address?',
  'exchange.newFeedText':
    'The current address will stop working immediately. Everyone who reads the feed will need the new one.',
  'exchange.stopFeed': 'Turn off',
  'exchange.stopFeedOf': 'Turn off the feed',
  'exchange.stopFeedQuestion': 'Turn off the feed?',
  'exchange.stopFeedText': 'The address will stop working immediately and can’t be restored.',
  'exchange.stopped': 'Turned off.',
  'exchange.atom': 'Atom',
  'exchange.json': 'JSON Feed',
  'exchange.xml': 'NewsML-G2',
  'exchange.push': 'Incoming articles',
  'exchange.pushNote':
    'Superdesk and other systems push NewsML-G2, NITF, or ninjs to this address, signed with the channel’s key. The articles appear in this channel.',
  'exchange.pushOff': 'Off. There’s no key.',
  'exchange.pushOn': 'On. The key was created {date}. Last received: {last}.',
  'exchange.never': 'nothing yet',
  'exchange.pushOnce': 'Copy the key now. It won’t be shown again.',
  'exchange.pushUrl': 'Address',
  'exchange.key': 'Key',
  'exchange.makeKey': 'Create key',
  'exchange.newKey': 'New key',
  'exchange.newKeyQuestion': 'Create a new key?',
  'exchange.newKeyText': 'The current key will stop working immediately. Every sender will need the new one.',
  'exchange.stopPushOf': 'Turn off incoming articles',
  'exchange.stopPushQuestion': 'Turn off incoming articles?',
  'exchange.stopPushText': 'The key will stop working immediately. Articles already received will stay.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
