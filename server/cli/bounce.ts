import { runCommand, say } from './support/terminal';
import { bounce, exits } from './support/bounceCommand';

const usage = `npm run --silent bounce -- [RECIPIENT] < message

Reads one message that came to MAIL_RETURN_PATH, as a mail server's pipe hands it over, and marks the address that it
reports as failed. docs/operating.md shows how to connect a mail server. Its ending is one of sysexits(3).
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
