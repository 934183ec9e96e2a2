import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Type, type Static } from 'typebox';
import { Parse } from 'typebox/value';
import { realData } from './realArticles';

const JudgedArticle = Type.Object({
  source: Type.String(),
  id: Type.String(),
  title: Type.Optional(Type.String()),
  text: Type.Optional(Type.String()),
});
type JudgedArticle = Static<typeof JudgedArticle>;

const Question = Type.Object({ id: Type.String(), text: Type.String(), relevant: Type.Array(Type.String()) });
type Question = Static<typeof Question>;

/** Articles, and questions with human relevance judgments. */
export interface JudgedCollection {
  name: string;
  articles: JudgedArticle[];
  /** The articles in the format of `npm run provider -- import-articles`. */
  lines: string[];
  questions: Question[];
}

const ending = '.articles.jsonl.gz';

function readCollection(folder: string, name: string): JudgedCollection {
  const lines = gunzipSync(readFileSync(path.join(folder, `${name}${ending}`)))
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '');
  const questions: unknown = JSON.parse(readFileSync(path.join(folder, `${name}.questions.json`), 'utf8'));
  return {
    name,
    articles: lines.map((line) => Parse(JudgedArticle, JSON.parse(line))),
    lines,
    questions: Parse(Type.Array(Question), questions),
  };
}

/** The judged collections, which aren't part of this repository; empty if not available. */
export function readJudgedCollections(): JudgedCollection[] {
  if (realData === undefined) return [];
  const folder = path.join(realData, 'judged');
  const names = readdirSync(realData).includes('judged')
    ? readdirSync(folder).filter((name) => name.endsWith(ending))
    : [];
  return names.sort().map((name) => readCollection(folder, name.slice(0, -ending.length)));
}
