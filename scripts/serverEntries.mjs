import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The entry points of the built server: the process, each command of server/cli, and each `*.worker.ts` (a worker
 * thread or child process). They are placed side by side in dist/server, with the migrations.
 */
export function serverEntries(root) {
  const files = [path.join(root, 'server/main.ts'), ...commands(root), ...workers(path.join(root, 'server'))];
  return Object.fromEntries(files.filter(existsSync).map((file) => [path.basename(file, '.ts'), file]));
}

function commands(root) {
  const folder = path.join(root, 'server/cli');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name));
}

function workers(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return workers(place);
    return entry.name.endsWith('.worker.ts') ? [place] : [];
  });
}
