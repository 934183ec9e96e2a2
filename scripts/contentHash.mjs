import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A hash of the content of files and folders; if it is unchanged, no build is needed. */
export function contentHash(root, names) {
  const hash = createHash('sha256').update(process.version);
  for (const file of names.flatMap((name) => filesIn(path.join(root, name)))) {
    hash.update(`\n${path.relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}
