import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder with the demo's articles, pictures, and emblems: next to this file in the sources, `demo` in the built
 * server.
 */
export const demoFolder = existsSync(path.join(__dirname, 'articles')) ? __dirname : path.join(__dirname, 'demo');
