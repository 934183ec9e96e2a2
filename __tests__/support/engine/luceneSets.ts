import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { comparedLexemes } from '@server/engine/analyzer/lexemes';
import type { AnalyzedArticle } from '@server/engine/analyzer/analyzedArticle';
import { foldWord, lowerWord } from '@server/engine/analyzer/fold';
import { lucenePrograms } from '../../../bench/support/lucene/lucene';
import { writtenArticle } from '../../../bench/support/lucene/writtenArticle';

export interface AskedQuery {
  /** Lucene's classic parser, or the one of the same syntax in which AND binds tighter than OR. */
  parser: 'classic' | 'precedence';
  text: string;
}

/** The numbers of the matching articles, or why the query was refused. */
type LuceneAnswer = number[] | { refused: string };

/** Lucene's answers to queries whose words are plain English ones, over the same analyzed articles. */
export function luceneSets(
  articles: readonly AnalyzedArticle[],
  words: readonly string[],
  queries: readonly AskedQuery[],
): LuceneAnswer[] {
  const { folder, classPath, remove } = lucenePrograms();
  try {
    writeFileSync(path.join(folder, 'articles.txt'), articles.map((article) => writtenArticle(article)).join(''));
    const compared = words.map((word) => {
      const [lexeme = ''] = comparedLexemes({ lower: lowerWord(word), folded: foldWord(word) }, 'en');
      return `${word.toLowerCase()}\t${lexeme}\n`;
    });
    writeFileSync(path.join(folder, 'words.txt'), compared.join(''));
    writeFileSync(path.join(folder, 'queries.txt'), queries.map(({ parser, text }) => `${parser}\t${text}\n`).join(''));
    execFileSync('java', ['-cp', classPath, 'LuceneSets', folder], { stdio: 'pipe' });
    const answers = readFileSync(path.join(folder, 'answers.txt'), 'utf8').split('\n').slice(0, queries.length);
    return answers.map((line) => {
      if (line.startsWith('!')) return { refused: line.slice(1) };
      return line === '' ? [] : line.split(',').map(Number);
    });
  } finally {
    remove();
  }
}
