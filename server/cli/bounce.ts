import { runCommand, printLine } from './support/terminal';
import { bounce, exitCodes } from './support/bounceCommand';

const usage = `npm run --silent bounce -- [RECIPIENT] < message

Reads one message sent to MAIL_RETURN_PATH, as a mail server pipes it, and marks the address that it reports as failed.
See docs/operating.md to connect a mail server. Exit codes follow sysexits(3).
`;

runCommand(async (args) => {
  if (args.length > 1 || args[0]?.startsWith('-') === true) {
    printLine(usage);
    return args[0] === '--help' ? exitCodes.ok : exitCodes.usage;
  }
  const { code, message } = await bounce(process.stdin, args[0], process.env);
  printLine(message);
  return code;
});
