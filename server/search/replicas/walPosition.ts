const PATTERN = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** A position in PostgreSQL's write-ahead log (pg_lsn), comparable as a number; undefined if the text isn't one. */
export function walPosition(text: string | null | undefined): bigint | undefined {
  const [, high, low] = PATTERN.exec(text ?? '') ?? [];
  return high === undefined || low === undefined ? undefined : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
