import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../../../src');
const common = path.join(src, 'shared/texts/common.ts');

/** A file of English texts, with its texts by key. */
interface Catalog {
  file: string;
  texts: ReadonlyMap<string, string>;
}

/** Every catalog of the client: shared/texts/common.ts, and each file that registers texts of its own. */
export function readCatalogs(): Catalog[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /texts\.ts$/i.test(file))
    .map((file) => path.join(src, file))
    .filter((file) => readFileSync(file, 'utf8').includes('registerTexts(texts);'));
  return [common, ...files].map((file) => ({ file, texts: readTexts(file) }));
}

const entry = /^ {2}'([^']+)':\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"),$/gm;

function readTexts(file: string): Map<string, string> {
  const source = readFileSync(file, 'utf8');
  const keys = [...source.matchAll(/^ {2}'([^']+)':/gm)].length;
  const texts = new Map(
    [...source.matchAll(entry)].map(([, key = '', single, double]) => [key, unescape(single ?? double ?? '')]),
  );
  if (texts.size !== keys) throw new Error(`${file}: ${keys} keys, but ${texts.size} texts could be read`);
  return texts;
}

const unescape = (literal: string): string => literal.replace(/\\(.)/g, (_whole, character: string) => character);
