// A process of its own with an embedded database, for tests that kill it. Arguments: DATA_DIR. Says "ready URL PID".
import { startEmbedded } from '../../../server/db/embedded';

const [dataDir = ''] = process.argv.slice(2);
startEmbedded({ dataDir, say: (sentence) => process.stdout.write(`${sentence}\n`) }).then(
  ({ url, pid }) => {
    process.stdout.write(`ready ${url} ${String(pid)}\n`);
    setInterval(() => undefined, 60_000);
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
