import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoFolder } from '../demoFolder';
import type { DemoArticle } from './article';
import { parseArticle } from './articleFile';

const folder = path.join(demoFolder, 'articles');
// Cached, because the files don't change while the server runs; read at first use, so that the start isn't delayed.
let articles: readonly DemoArticle[] | undefined;

/** All articles of the demo, ordered by file path. */
export function allArticles(): readonly DemoArticle[] {
  articles ??= readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => parseArticle(file, readFileSync(path.join(folder, file), 'utf8')));
  return articles;
}
