// npm run check-packaging: checks the files for operators (packaging, docs/operating) with the tools that are installed,
// and names those that are missing. Exits with 1 if a check fails.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const checks = [
  ['promtool', 'check', 'rules', 'docs/operating/alert-rules.yml'],
  ['systemd-analyze', 'verify', 'packaging/systemd/watchdesk.service'],
  ['hadolint', 'packaging/Dockerfile'],
  ['kubeconform', '-strict', '-summary', 'packaging/kubernetes/watchdesk.yaml'],
  ['kubernetes-validate', '--strict', '--quiet', 'packaging/kubernetes/watchdesk.yaml'],
  ['dclint', '--quiet', 'packaging/compose.yaml'],
  ['docker', 'compose', '-f', 'packaging/compose.yaml', 'config', '--quiet'],
];

for (const [tool, ...args] of checks) {
  const isInstalled = spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined;
  // The docker command may lack its compose plugin.
  const hasPlugin = tool !== 'docker' || spawnSync(tool, ['compose', 'version'], { stdio: 'ignore' }).status === 0;
  if (!isInstalled || !hasPlugin) {
    console.log(`skipped, not installed: ${tool} ${args.join(' ')}`);
    continue;
  }
  const env = { ...process.env, POSTGRES_PASSWORD: 'check' };
  const { status } = spawnSync(tool, args, { cwd: root, env, stdio: 'inherit' });
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${tool} ${args.join(' ')}`);
  if (status !== 0) process.exitCode = 1;
}
