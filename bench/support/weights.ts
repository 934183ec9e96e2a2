import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

export interface Weight {
  /** kB (1,000 bytes) as transferred. */
  gzip: number;
  brotli: number;
}

/** The scripts that a page requests from now on, by name in dist/client. */
export function scriptsOf(page: Page): { asked: Set<string>; forget: () => void } {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) asked.add(pathname);
  });
  return { asked, forget: () => asked.clear() };
}

/** The total size of scripts as the server sends them. */
export function weigh(scripts: Iterable<string>): Weight {
  const sum = { gzip: 0, brotli: 0 };
  for (const name of scripts) {
    const file = path.join('dist/client', name);
    sum.gzip += sizeOf(file, '.gz');
    sum.brotli += sizeOf(file, '.br');
  }
  return { gzip: sum.gzip / 1_000, brotli: sum.brotli / 1_000 };
}

/** Small files are sent uncompressed. */
function sizeOf(file: string, ending: string): number {
  return statSync(existsSync(file + ending) ? file + ending : file).size;
}
