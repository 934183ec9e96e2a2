/** The beginnings of a formula for spreadsheet programs; in some languages also the full-width forms. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Prefixes a text that begins like a formula with an apostrophe, so that spreadsheet programs don't evaluate it (OWASP,
 * CSV injection).
 */
function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Reverses `guardFormula`. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}

const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Formats rows as a CSV file (RFC 4180) with a byte order mark, by which spreadsheet programs recognize UTF-8. Formulas
 * are neutralized.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quoted(guardFormula(cell))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
