import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isRecord } from '@server/engine/isRecord';

const articlesFile = 'articles.jsonl.gz';

/** A folder of real articles and feeds, which isn't part of this repository; undefined if not available. */
export const realData = ['../shared/data', '../../shared/data']
  .map((folder) => path.resolve(folder))
  .find((folder) => existsSync(path.join(folder, articlesFile)));

export interface RealArticle {
  url: string;
  title: string;
  /** ISO 8601, UTC. */
  published: string;
  source: string;
  authors: string[];
  topics: string[];
  summary: string;
  html: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

function readLine(line: string): RealArticle {
  const value: unknown = JSON.parse(line);
  const record = isRecord(value) ? value : {};
  return {
    url: textOf(record.url),
    title: textOf(record.title),
    published: textOf(record.published),
    source: textOf(record.source),
    authors: textsOf(record.authors),
    topics: textsOf(record.topics),
    summary: textOf(record.summary),
    html: textOf(record.html),
  };
}

/** The real articles, all in English; empty if not available. */
export function readRealArticles(): RealArticle[] {
  if (realData === undefined) return [];
  const lines = gunzipSync(readFileSync(path.join(realData, articlesFile)))
    .toString()
    .trim()
    .split('\n');
  return lines.map(readLine);
}
