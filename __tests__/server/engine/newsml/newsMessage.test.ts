import fc from 'fast-check';
import { writeNewsMessage, type NewsMessage } from '@server/engine/newsml/newsMessage';
import { readNewsDocuments } from '@server/engine/newsml/readNewsDocuments';
import { anyNewsDocument, newsDocument } from '../../../support/engine/newsDocuments';
import { newsmlSchemaMissing, schemaErrors } from '../../../support/engine/newsmlSchema';
import { describeUnless } from '../../../support/jest/describeIf';

const message = (documents: NewsMessage['documents']): NewsMessage => ({
  sender: 'watchdesk.example',
  origin: 'Watchdesk & friends',
  sent: '2026-11-22T19:15:00.000Z',
  transmitId: '4711',
  documents,
});

describe('writeNewsMessage', () => {
  it('writes several articles with the status that others may know', () => {
    const documents = [
      newsDocument({ guid: 'urn:a', pubStatus: 'usable', version: 2 }),
      newsDocument({ guid: 'urn:b', pubStatus: 'draft' }),
      newsDocument({ guid: 'urn:c', pubStatus: 'canceled' }),
    ];
    const receivedAt = new Date('2026-11-22T20:00:00Z');
    const xml = writeNewsMessage(message(documents));
    expect(xml).not.toContain('wdstat:draft');
    const read = readNewsDocuments(Buffer.from(xml), '', { receivedAt });
    expect(read).toMatchObject([
      { item: { guid: 'urn:a' }, version: 2, status: 'usable', warnings: [] },
      { item: { guid: 'urn:b' }, version: 1, status: 'withheld', warnings: [] },
      { item: { guid: 'urn:c' }, version: 1, status: 'canceled', warnings: [] },
    ]);
  });

  it('writes a message without articles that is read as such', () => {
    const receivedAt = new Date('2026-11-22T20:00:00Z');
    expect(readNewsDocuments(Buffer.from(writeNewsMessage(message([]))), '', { receivedAt })).toEqual([]);
  });
});

describeUnless(newsmlSchemaMissing, 'The Core schema of NewsML-G2 2.23', () => {
  it('accepts every message that is written', () => {
    const messages = fc
      .sample(fc.array(anyNewsDocument, { minLength: 1, maxLength: 3 }), 20)
      .flatMap((documents) => [
        writeNewsMessage(message(documents)),
        writeNewsMessage(message(documents), { withNitf: true }),
      ]);
    expect(schemaErrors(messages).flat()).toEqual([]);
  });
});
