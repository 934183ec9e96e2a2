import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { comparedLexemes, fieldSigns } from '@server/engine/analyzer/lexemes';
import type { AnalysedArticle } from '@server/engine/analyzer/analysedArticle';
import { foldWord, lowerWord } from '@server/engine/analyzer/fold';

/** Where Debian's liblucene8-java puts its jars; LUCENE_JARS names another folder. */
const jarFolder = process.env.LUCENE_JARS ?? path.join('/usr', 'share', 'java');
const wanted = ['lucene-core', 'lucene-queryparser', 'lucene-queries', 'lucene-sandbox', 'lucene-analyzers-common'];

function foundJars(): string[] | null {
  if (!existsSync(jarFolder)) return null;
  const names = readdirSync(jarFolder);
  const jars = wanted.map((name) => names.find((file) => new RegExp(`^${name}-8[.\\d]*\\.jar$`).test(file)));
  return jars.every((jar) => jar !== undefined) ? jars.map((jar) => path.join(jarFolder, jar ?? '')) : null;
}

function hasJava(): boolean {
  try {
    execFileSync('javac', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const jars = foundJars();
/** Why tests beside Lucene cannot run here; null where they can. */
export const wantLucene = jars === null ? `no Lucene 8 in ${jarFolder}` : hasJava() ? null : 'no javac';

export interface AskedQuery {
  /** Lucene's classic parser, or the one of the same syntax in which AND binds tighter than OR. */
  parser: 'classic' | 'precedence';
  text: string;
}

/** The articles' numbers, or why the query was refused. */
export type LuceneAnswer = number[] | { refused: string };

const comparedFields = ['organization', 'author', 'subject'] as const;

/** An article's words at their positions, as our analysis gives them, by Lucene's fields. */
function written(article: AnalysedArticle): string {
  const fields = new Map<string, Map<number, string[]>>();
  const put = (field: string, position: number, lexeme: string): void => {
    const places = fields.get(field) ?? new Map<number, string[]>();
    fields.set(field, places);
    places.set(position, [...(places.get(position) ?? []), lexeme]);
  };
  for (const [lexeme, positions] of article.lexemes) {
    const field = comparedFields.find((name) => lexeme.startsWith(fieldSigns[name]));
    if (field === undefined && lexeme.startsWith('@')) continue;
    for (const position of positions) {
      if (field !== undefined) {
        put(field, position, lexeme.slice(fieldSigns[field].length));
        continue;
      }
      put('document', position, lexeme);
      put(position <= article.headlineEnd ? 'headline' : 'body', position, lexeme);
    }
  }
  const lines = [...fields].map(([field, places]) => {
    const placed = [...places].sort(([a], [b]) => a - b).map(([position, terms]) => `${position}:${terms.join('|')}`);
    return `${field}\t${placed.join(' ')}`;
  });
  return [...lines, `date\t${new Date(article.published).toISOString().slice(0, 10)}`, '', ''].join('\n');
}

/** Lucene's answers to queries whose words are plain English ones, over the same analysed articles. */
export function luceneSets(
  articles: readonly AnalysedArticle[],
  words: readonly string[],
  queries: readonly AskedQuery[],
): LuceneAnswer[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lucene-sets-'));
  try {
    const classes = path.join(folder, 'classes');
    mkdirSync(classes);
    const classPath = (jars ?? []).join(path.delimiter);
    execFileSync('javac', ['-cp', classPath, '-d', classes, path.join(__dirname, 'LuceneSets.java')]);
    writeFileSync(path.join(folder, 'articles.txt'), articles.map(written).join(''));
    const compared = words.map((word) => {
      const [lexeme = ''] = comparedLexemes({ lower: lowerWord(word), folded: foldWord(word) }, 'en');
      return `${word.toLowerCase()}\t${lexeme}\n`;
    });
    writeFileSync(path.join(folder, 'words.txt'), compared.join(''));
    writeFileSync(path.join(folder, 'queries.txt'), queries.map(({ parser, text }) => `${parser}\t${text}\n`).join(''));
    execFileSync('java', ['-cp', [classes, classPath].join(path.delimiter), 'LuceneSets', folder], { stdio: 'pipe' });
    const answers = readFileSync(path.join(folder, 'answers.txt'), 'utf8').split('\n').slice(0, queries.length);
    return answers.map((line) => {
      if (line.startsWith('!')) return { refused: line.slice(1) };
      return line === '' ? [] : line.split(',').map(Number);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
