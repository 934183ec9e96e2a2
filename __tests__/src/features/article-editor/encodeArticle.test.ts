import fc from 'fast-check';
import { encodeArticle } from '@client/features/article-editor/articleXml';
import { readNewsItem } from '@server/engine/newsml/newsItem';
import { anyNewsDocument, newsDocument } from '../../../support/engine/newsDocuments';

const decode = (base64: string) => readNewsItem(Buffer.from(base64, 'base64').toString('utf8'));

describe('encodeArticle', () => {
  it('writes what the server reads, whatever text it has', () => {
    fc.assert(
      fc.property(anyNewsDocument, (document) => {
        // The HTML of the body is tested below: the parser changes line ends.
        const { bodyHtml: _body, ...expected } = document;
        expect(decode(encodeArticle(document))).toMatchObject(expected);
      }),
      { numRuns: 100 },
    );
  });

  it('writes the HTML of the editor as XHTML', () => {
    const bodyHtml =
      '<p title="a style = b">a&nbsp;&lt; b<br>c</p><o:p>d</o:p><!--e--><img src="https://example.com/a.png?b=1&amp;c=2" alt="">';
    expect(decode(encodeArticle(newsDocument({ bodyHtml }))).bodyHtml).toBe(
      '<p title="a style = b">a\u00a0&lt; b<br />c</p>d<img src="https://example.com/a.png?b=1&amp;c=2" alt="" />',
    );
  });
});
