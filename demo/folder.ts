import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder with the demo's articles, pictures and emblems: this file's own, or `demo` beside the built server. */
export const demoFolder = existsSync(path.join(__dirname, 'articles')) ? __dirname : path.join(__dirname, 'demo');
