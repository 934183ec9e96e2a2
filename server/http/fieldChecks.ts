import { formatNumber } from '@contract/numbers';
import { isOneLine, oneLineText } from '@contract/oneLine';
import { badCharacterAt } from '@contract/query/characters';
import { AppError } from './errors';

/**
 * Validates a name and returns it trimmed: one line, not empty, at most `max` characters.
 * @param missing the message for an empty name
 * @throws AppError VALIDATION
 */
export function requireName(field: string, text: string, max: number, missing: string): string {
  const name = text.trim();
  if (name === '') throw fieldError(field, missing);
  if (name.length > max) throw fieldError(field, tooLongText(max));
  if (!isOneLine(name)) throw fieldError(field, oneLineText);
  return name;
}

/**
 * Returns the text unchanged if a text column can store it: no NUL, other control characters, or lone surrogates.
 * @throws AppError VALIDATION
 */
export function requireStorable(field: string, text: string): string {
  if (badCharacterAt(text) !== -1) throw fieldError(field, 'This text contains a character that can’t be stored.');
  return text;
}

/** A VALIDATION error of one field. */
export function fieldError(field: string, message: string): AppError {
  return new AppError('VALIDATION', message, { fields: { [field]: message } });
}

/** The message for a text of more than `max` characters. */
export const tooLongText = (max: number): string => `Maximum length is ${formatNumber(max)} characters.`;
