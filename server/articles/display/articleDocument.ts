import { toXml } from '../items/articleXml';
import type { ArticleRow } from '../items/visibleArticles';

/** An article as an XML document. The only place that decides which kind of XML the display host sends. */
export const articleDocument = (row: ArticleRow): string => toXml(row);
