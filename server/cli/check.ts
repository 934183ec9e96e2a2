import { readConfig } from '@server/config';
import { requireStartable } from '@server/config/startable';
import { runCommand } from './support/terminal';

// Preflight checks of a start, run by `npm start` before it builds the client. Prints the address at which `npm start`
// shows its progress page.
runCommand(async () => {
  const config = readConfig(process.env);
  await requireStartable(config);
  const { port, host } = config;
  process.stdout.write(JSON.stringify({ port, host, web: config.roles.has('web') }));
  return 0;
});
