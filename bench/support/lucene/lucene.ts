import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The jar folder of Debian's liblucene8-java; LUCENE_JARS overrides it. */
const jarFolder = process.env.LUCENE_JARS ?? path.join('/usr', 'share', 'java');
const wanted = [
  'lucene-core',
  'lucene-memory',
  'lucene-queryparser',
  'lucene-queries',
  'lucene-sandbox',
  'lucene-analyzers-common',
];
/** Sources and builds are in different folders. */
const sources = path.resolve('bench/support/lucene');

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
/** The reason why Lucene can't run here; null if it can. */
export const wantLucene = jars === null ? `no Lucene 8 in ${jarFolder}` : hasJava() ? null : 'no javac';

/** A temporary folder with our compiled Java programs for Lucene; the caller removes it. */
export function lucenePrograms(): { folder: string; classPath: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'watchdesk-lucene-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const programs = readdirSync(sources).filter((name) => name.endsWith('.java'));
  const classPath = [path.join(folder, 'classes'), ...(jars ?? [])].join(path.delimiter);
  const files = programs.map((name) => path.join(sources, name));
  try {
    execFileSync('javac', ['-cp', classPath, '-d', path.join(folder, 'classes'), ...files], { stdio: 'pipe' });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, classPath, remove };
}
