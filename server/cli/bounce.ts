import { runCommand, say } from './support/terminal';
import { bounce, exits } from './support/bounceCommand';

const usage = `npm run --silent bounce -- [RECIPIENT] < message

Reads one message sent to MAIL_RETURN_PATH, as a mail server pipes it, and marks the address that it reports as failed.
See docs/operating.md to connect a mail server. Exit codes follow sysexits(3).
`;

runCommand(async (words) => {
  if (words.length > 1 || words[0]?.startsWith('-') === true) {
    say(usage);
    return words[0] === '--help' ? exits.ok : exits.usage;
  }
  const { code, sentence } = await bounce(process.stdin, words[0], process.env);
  say(sentence);
  return code;
});
