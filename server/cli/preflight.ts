import { readConfig } from '@server/config';
import { runPreflight } from '@server/config/preflight';
import { runCommand } from './support/terminal';

// Preflight checks of a start, run by `npm start` before it builds the client. Prints the address at which `npm start`
// shows its progress page.
runCommand(async () => {
  const config = readConfig(process.env);
  await runPreflight(config);
  const { port, host } = config;
  process.stdout.write(JSON.stringify({ port, host, web: config.roles.has('web') }));
  return 0;
});
