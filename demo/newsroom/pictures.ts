import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoFolder } from '../folder';

const folder = path.join(demoFolder, 'pictures');
let names: ReadonlySet<string> | undefined;

/** The names of the pictures that an article may show. */
export function pictureNames(): ReadonlySet<string> {
  names ??= new Set(readdirSync(folder).map((file) => path.basename(file, '.svg')));
  return names;
}

/** The picture of that name, an SVG document of 1200 x 675. Throws a RangeError for a name that does not exist. */
export function readPicture(name: string): Promise<Buffer> {
  if (!pictureNames().has(name)) throw new RangeError(`There is no picture named ${name}.`);
  return readFile(path.join(folder, `${name}.svg`));
}
