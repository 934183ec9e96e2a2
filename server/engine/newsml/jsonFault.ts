/** Longer texts aren't searched for the position, because each step parses up to the whole text. */
const searchedLength = 1_000_000;

const messageOf = (json: string): string => {
  try {
    JSON.parse(json);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

/** True if a text fails only because it ends too early. */
function isIncomplete(json: string): boolean {
  const message = messageOf(json);
  const position = /position (\d+)/.exec(message)?.[1];
  return /end of JSON/i.test(message) || (position !== undefined && Number(position) >= json.length);
}

/**
 * The offset of the first character at which a text stops being JSON; its length if it only ends too early. Engines
 * report it for some faults only, so it is searched by bisection: the longest beginning that could still become JSON.
 */
export function jsonFaultOffset(json: string): number {
  const given = /position (\d+)/.exec(messageOf(json))?.[1];
  if (given !== undefined) return Number(given);
  if (json.length > searchedLength || isIncomplete(json)) return json.length;
  let good = 0;
  let bad = json.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isIncomplete(json.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return bad - 1;
}
