import fc from 'fast-check';
import { encodeArticle } from '@client/features/article-editor/articleXml';
import { decodeArticle } from '@client/features/article-editor/readArticleXml';
import { anyNewsDocument, newsDocument } from '../../../support/engine/newsDocuments';

describe('decodeArticle', () => {
  it('reads what encodeArticle writes, whatever text it has', () => {
    fc.assert(
      fc.property(anyNewsDocument, (document) => {
        // The status is the server's, and the HTML of the body is tested below: the parser changes line ends.
        const { bodyHtml: _body, pubStatus: _status, embargoed: _embargoed, ...expected } = document;
        expect(decodeArticle(encodeArticle(document))).toMatchObject(expected);
      }),
      { numRuns: 100 },
    );
  });

  it('reads the body as HTML', () => {
    const bodyHtml = '<p>a&nbsp;&lt; b<br>c</p><table><tbody><tr><td colspan="2">d</td></tr></tbody></table>';
    expect(decodeArticle(encodeArticle(newsDocument({ bodyHtml }))).bodyHtml).toBe(bodyHtml);
  });

  it('rejects what is not a newsItem', () => {
    expect(() => decodeArticle(btoa('<html/>'))).toThrow('no newsItem');
  });
});
