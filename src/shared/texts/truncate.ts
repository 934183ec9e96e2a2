/** The text, cut at a length with an ellipsis inside that length. */
export function truncate(text: string, maximum: number): string {
  const points = [...text];
  return points.length <= maximum
    ? text
    : `${points
        .slice(0, maximum - 1)
        .join('')
        .trimEnd()}…`;
}
