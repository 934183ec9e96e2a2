/** The value of a command-line flag: `--size=5` or `--size 5`; undefined if it isn't given. */
export function flag(name: string): string | undefined {
  const at = process.argv.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  return at < 0 ? undefined : (process.argv[at]?.split('=')[1] ?? process.argv[at + 1] ?? '');
}
