import { isOneLine, oneLineText } from '@contract/oneLine';
import { badCharacterAt } from '@contract/query/characters';
import { AppError } from './errors';

/** A name as it is kept: trimmed, on one line, not empty, of at most `max` characters; else VALIDATION with the field's words. */
export function requireName(field: string, text: string, max: number, missing: string): string {
  const name = text.trim();
  if (name === '') throw invalid(field, missing);
  if (name.length > max) throw invalid(field, `Maximum length is ${max} characters.`);
  if (!isOneLine(name)) throw invalid(field, oneLineText);
  return name;
}

/** Refuses what no text column holds: NUL, other control characters, half a surrogate pair. */
export function requireStorable(field: string, text: string): string {
  if (badCharacterAt(text) !== -1) throw invalid(field, 'This text contains a character that can’t be stored.');
  return text;
}

/** A fault of one field, in its words. */
export function invalid(field: string, message: string): AppError {
  return new AppError('VALIDATION', message, { fields: { [field]: message } });
}
