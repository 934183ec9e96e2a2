import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { realData } from '../../../bench/support/realArticles';

/** The folder with IPTC's schemas and listings. */
export const newsmlFolder = path.join(realData ?? '../shared/data', 'newsml-g2-2.23');
/** Why documents can't be validated here; null if they can. */
export const newsmlSchemaMissing = existsSync(newsmlFolder) ? null : 'no NewsML-G2 schemas in ../shared/data';

/** Validates documents under the Core schema; returns the errors of each. */
export function schemaErrors(documents: readonly string[]): string[][] {
  const program = path.join(__dirname, 'validateNewsml.mjs');
  const schema = path.join(newsmlFolder, 'NewsML-G2_2.23-spec-All-Core.xsd');
  const run = spawnSync(process.execPath, [program, schema], {
    input: JSON.stringify(documents),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  const result: unknown = JSON.parse(run.stdout);
  if (!Array.isArray(result)) throw new Error('The validator printed no list.');
  return result.map((errors: unknown) => {
    if (!Array.isArray(errors)) throw new Error('The validator printed no list of errors.');
    return errors.map(String);
  });
}
