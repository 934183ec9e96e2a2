import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoFolder } from '../folder';

/** A department's sign: its logo in the header, and its favicon. */
export type EmblemName = 'aldermoor' | 'kestrel';

/** The emblem, an SVG document of 128 x 128 without a background. */
export const readEmblem = (name: EmblemName): Promise<Buffer> =>
  readFile(path.join(demoFolder, 'emblems', `${name}.svg`));
