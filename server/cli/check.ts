import { readConfig } from '@server/config';
import { requireStartable } from '@server/config/startable';
import { runCommand } from './support/terminal';

// What a start would refuse at once. `npm start` asks before the minute that building the client takes.
runCommand(async () => {
  await requireStartable(readConfig(process.env));
  return 0;
});
