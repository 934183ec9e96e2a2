const LINE_END = 0x0a;

/**
 * Splits a stream of bytes into lines without their line ends. Lines within one chunk are slices of it, not copies.
 * Text after the last line end is dropped, because it was truncated.
 */
export async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let begun: Buffer[] = [];
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf(LINE_END); end >= 0; end = piece.indexOf(LINE_END, from)) {
      const rest = piece.subarray(from, end);
      yield begun.length > 0 ? Buffer.concat([...begun, rest]) : rest;
      begun = [];
      from = end + 1;
    }
    if (from < piece.length) begun.push(piece.subarray(from));
  }
}
