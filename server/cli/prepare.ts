import { readConfig } from '@server/config';
import { openDatabase } from '@server/db/connect';
import { prepareDatabase } from '@server/prepareDatabase';
import { runCommand, say } from './support/terminal';

// Makes what the first start makes: the database, its tables, and the demo. `npm start` does so while the client is built.
runCommand(async () => {
  const config = readConfig(process.env);
  const database = await openDatabase({ ...config, say });
  try {
    await prepareDatabase(database, config, say);
  } finally {
    await database.close();
  }
  return 0;
});
