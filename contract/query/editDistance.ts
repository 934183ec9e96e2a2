/**
 * The optimal string alignment distance: the number of UTF-16 units to insert, delete, replace, or swap with their
 * neighbor in order to turn one text into the other. If the distance exceeds `most`, the function may return early with
 * any number above `most`.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let before: number[] = [];
  let leastBefore = 0;
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min((last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      line.push(cost);
      if (cost < least) least = cost;
    }
    // A swap adds one edit to the row before the previous one, so two consecutive rows above the limit rule out any
    // distance within it.
    if (least > most && leastBefore >= most) return least;
    leastBefore = least;
    [before, last] = [last, line];
  }
  return last[b.length] ?? 0;
}
