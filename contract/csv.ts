/** What a spreadsheet program would take for a formula, in some languages by the wide forms of the signs too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text as a spreadsheet shows it and never runs it: what begins like a formula is led by an apostrophe (OWASP, CSV injection). */
function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that `guardFormula` was given. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}

const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows as a CSV file (RFC 4180) with a byte order mark, by which spreadsheet programs know UTF-8; formulas are guarded. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quoted(guardFormula(cell))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
