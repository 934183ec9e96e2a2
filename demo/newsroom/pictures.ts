import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoFolder } from '../demoFolder';

const folder = path.join(demoFolder, 'pictures');
let names: ReadonlySet<string> | undefined;

/** The names of the available pictures. */
export function pictureNames(): ReadonlySet<string> {
  names ??= new Set(readdirSync(folder).map((file) => path.basename(file, '.svg')));
  return names;
}

/**
 * Reads a picture: an SVG document of 1200 × 675.
 * @throws RangeError for an unknown name
 */
export function readPicture(name: string): Promise<Buffer> {
  if (!pictureNames().has(name)) throw new RangeError(`There is no picture named ${name}.`);
  return readFile(path.join(folder, `${name}.svg`));
}
