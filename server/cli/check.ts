import { readConfig } from '@server/config';
import { requireStartable } from '@server/config/startable';
import { runCommand } from './support/terminal';

// What a start would refuse at once. `npm start` asks before the client is built, and shows its progress at this address.
runCommand(async () => {
  const config = readConfig(process.env);
  await requireStartable(config);
  const { port, host } = config;
  process.stdout.write(JSON.stringify({ port, host, web: config.roles.has('web') }));
  return 0;
});
