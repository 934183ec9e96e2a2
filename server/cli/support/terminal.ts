/** Prints a line to standard output. */
export function printLine(message: string): void {
  process.stdout.write(message.endsWith('\n') ? message : `${message}\n`);
}

/**
 * Runs a command with its command-line arguments. The number it resolves to is the exit code; an error is printed and
 * exits with 1.
 */
export function runCommand(command: (args: string[]) => Promise<number>): void {
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
