import type { NewsDocument } from '@contract/newsml/newsDocument';
import { iptcCatalog, namespaces } from '@contract/newsml/vocabulary';
import { newsItemElement } from '@contract/newsml/writeNewsItem';
import { textElement, xmlDeclaration, xmlElement } from '@contract/newsml/xmlText';
import { newsItemOptions } from './newsItem';

export interface NewsMessage {
  /** The host name of the sender. */
  sender: string;
  /** The name of the sender for people. */
  origin: string;
  /** ISO 8601, UTC. */
  sent: string;
  /** Identifies the message among those of the sender. */
  transmitId: string;
  documents: readonly NewsDocument[];
}

const oneLine = (text: string) => text.replace(/[\t\n\r]+/g, ' ');

/**
 * Writes articles as a NewsML-G2 newsMessage for others: drafts are withheld, and withdrawn articles canceled. Without
 * articles the item set is empty, which readers accept although the schema demands an item. Media type:
 * application/vnd.iptc.g2.newsmessage+xml.
 */
export function writeNewsMessage(message: NewsMessage, { withNitf = false } = {}): string {
  const items = message.documents.map((document) =>
    newsItemElement(document, newsItemOptions(document, { audience: 'export', withNitf })),
  );
  const element = xmlElement('newsMessage', { xmlns: namespaces.newsml }, [
    xmlElement('header', {}, [
      textElement('sent', message.sent),
      xmlElement('catalogRef', { href: iptcCatalog }),
      textElement('sender', oneLine(message.sender)),
      textElement('transmitId', oneLine(message.transmitId)),
      textElement('origin', oneLine(message.origin)),
    ]),
    xmlElement('itemSet', {}, items),
  ]);
  return `${xmlDeclaration}${element}\n`;
}
