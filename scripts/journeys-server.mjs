// The server that the journeys visit: the production build, on a data folder of its own that is new at each run.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './build.mjs';

const dataDir = path.join(root, '.cache/journeys-data');
const pointer = path.join(dataDir, 'postgres.location');
// Where the last run's database had to be kept elsewhere.
if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true });
rmSync(dataDir, { recursive: true, force: true });
process.env.DATA_DIR = dataDir;
await import('./start.mjs');
