const LINE_END = 0x0a;

/**
 * The lines of a stream of bytes, without their ends, in the pieces' own memory where they lie whole in one. What follows the last
 * end is no line: it was cut off.
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
