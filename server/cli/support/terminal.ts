/** Writes a sentence for the person at the terminal. */
export function say(sentence: string): void {
  process.stdout.write(sentence.endsWith('\n') ? sentence : `${sentence}\n`);
}

/** Runs a command with what was typed after its name; its number is the process's ending, 1 where it throws. */
export function runCommand(command: (words: string[]) => Promise<number>): void {
  command(process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
