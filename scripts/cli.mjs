// Runs a command of server/cli (npm run create-admin, npm run provider, …); builds the server if needed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged, root } from './build.mjs';

const [name, ...rest] = process.argv.slice(2);
if (!name || !existsSync(path.join(root, `server/cli/${name}.ts`))) {
  console.error(`There is no command "${name ?? ''}" in server/cli.`);
  process.exit(1);
}
await buildIfChanged(['server']);
const file = path.join(root, `dist/server/${name}.mjs`);
process.argv = [process.argv[0], file, ...rest];
await import(pathToFileURL(file).href);
