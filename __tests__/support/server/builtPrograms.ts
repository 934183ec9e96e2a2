import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

/** Programs of the product or of its tests, built for one test file into a folder of its own, as the server is built. */
export class BuiltPrograms {
  readonly folder: string;

  /** @param sources paths from the project's root */
  constructor(name: string, sources: readonly string[]) {
    this.folder = path.join(ROOT, `.cache/${name}.${String(process.pid)}`);
    mkdirSync(this.folder, { recursive: true });
    const options = ['--bundle', '--platform=node', '--packages=external', '--log-level=error', '--entry-names=[name]'];
    const target = [`--outdir=${this.folder}`, '--out-extension:.js=.cjs'];
    const esbuild = path.join(ROOT, 'node_modules/esbuild/bin/esbuild');
    execFileSync(esbuild, [...sources, ...options, ...target], { cwd: ROOT });
  }

  /** Where the program of `<name>.ts` is. */
  at(name: string): string {
    return path.join(this.folder, `${name}.cjs`);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
