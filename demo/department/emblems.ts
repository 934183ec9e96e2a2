import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoFolder } from '../demoFolder';

/** The emblem of a department, used as header logo and favicon. */
export type EmblemName = 'aldermoor' | 'kestrel';

/** Reads an emblem: an SVG document of 128 × 128 without background. */
export const readEmblem = (name: EmblemName): Promise<Buffer> =>
  readFile(path.join(demoFolder, 'emblems', `${name}.svg`));
