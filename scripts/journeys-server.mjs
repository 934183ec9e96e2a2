// Starts the server for the journeys: the production build with a new data folder at each run.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './build.mjs';

const dataDir = path.join(root, '.cache/journeys-data');
const pointer = path.join(dataDir, 'postgres.location');
// The database of the last run may be stored at another path.
if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true });
rmSync(dataDir, { recursive: true, force: true });
process.env.DATA_DIR = dataDir;
await import('./start.mjs');
