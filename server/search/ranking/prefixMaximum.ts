const together = 4_096;

/** The maximum of the first n numbers of a growing list, with cached maxima at the ends of blocks. */
export class PrefixMaximum {
  /** The maximum of the first `together` numbers, of the first twice as many, and so on. */
  private readonly known: number[] = [];

  /** Returns -Infinity for an empty range. */
  before(end: number, numbers: Float64Array): number {
    const { known } = this;
    for (let next = known.length + 1; next * together <= end; next += 1) {
      known.push(largestOf(numbers, (next - 1) * together, next * together, known.at(-1) ?? -Infinity));
    }
    const whole = Math.floor(end / together);
    return largestOf(numbers, whole * together, end, known[whole - 1] ?? -Infinity);
  }
}

function largestOf(numbers: Float64Array, from: number, end: number, atLeast: number): number {
  let largest = atLeast;
  for (let at = from; at < end; at += 1) largest = Math.max(largest, numbers[at] ?? 0);
  return largest;
}
