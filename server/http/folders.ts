import { existsSync } from 'node:fs';
import path from 'node:path';

/** The root folder of the installation; found both from the sources and from the built server. */
const rootFolder = findRoot(__dirname);

export const clientFolder = path.join(rootFolder, 'dist', 'client');
export const publicFolder = path.join(rootFolder, 'public');

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('package.json was not found above the server');
  return findRoot(parent);
}
