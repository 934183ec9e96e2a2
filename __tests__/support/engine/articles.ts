import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ArticleText } from '@server/engine/analyzer/articleText';

/** An article of which only what a test is about needs saying. */
export function article(parts: Partial<ArticleText> = {}): ArticleText {
  return {
    headline: '',
    summary: '',
    body: '',
    author: [],
    publication: '',
    organization: [],
    location: [],
    industry: [],
    subject: [],
    indication: [],
    drugclass: [],
    phase: [],
    keyword: [],
    category: null,
    language: 'en',
    source: { id: 'wire', name: 'The Wire', packageIds: [] },
    departmentId: null,
    published: '2026-03-01T12:00:00.000Z',
    ...parts,
  };
}

const file = ['../shared', '../../shared']
  .map((folder) => path.resolve(process.cwd(), folder, 'data/articles.jsonl.gz'))
  .find((name) => existsSync(name));

/** Whether the real articles are here; tests that want them skip visibly where they are not. */
export const hasRealArticles = file !== undefined;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text) : [];
}

/** Every n-th of the real articles. */
export function realArticles(every = 1): ArticleText[] {
  if (file === undefined) return [];
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  return lines
    .filter((_, index) => index % every === 0)
    .map((line) => {
      const value: unknown = JSON.parse(line);
      const record = isRecord(value) ? value : {};
      return article({
        headline: text(record.title),
        summary: text(record.summary),
        body: text(record.html)
          .replace(/<[^>]*>/g, ' ')
          .replaceAll('&amp;', '&')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"'),
        author: texts(record.authors),
        subject: texts(record.topics),
        publication: text(record.source),
        source: {
          id: text(record.source).toLowerCase().replaceAll(' ', '-'),
          name: text(record.source),
          packageIds: [],
        },
        published: text(record.published),
      });
    });
}
