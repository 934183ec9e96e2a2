import { readConfig } from '@server/config';
import { openDatabase } from '@server/db/connect';
import { prepareDatabase } from '@server/prepareDatabase';
import { runCommand, printLine } from './support/terminal';

// Creates the database, its tables, and the demo content. `npm start` runs this while the client is being built.
runCommand(async () => {
  const config = readConfig(process.env);
  const database = await openDatabase({ ...config, say: printLine });
  try {
    await prepareDatabase(database, config, printLine);
  } finally {
    await database.close();
  }
  return 0;
});
