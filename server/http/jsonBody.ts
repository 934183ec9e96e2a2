import type { FastifyInstance } from 'fastify';
import { formatNumber } from '@contract/numbers';
import { transport } from '@contract/limits';
import { AppError, invalid } from './errors';

/**
 * Parses JSON bodies with Fastify's parser after checking their depth and number of values, because deep and wide
 * bodies take long to parse and to validate.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    const { isTooDeep, isTooWide } = measureJson(text, transport.jsonDepth, transport.jsonValues);
    if (isTooDeep)
      done(invalid(`The body is nested too deeply. Up to ${String(transport.jsonDepth)} levels are accepted.`));
    else if (isTooWide) {
      const most = formatNumber(transport.jsonValues);
      done(new AppError('TOO_LARGE', `The body has too many values. Up to ${most} are accepted.`));
    } else void parse(request, text, done);
  });
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * Measures a JSON text: whether its arrays and objects are nested deeper than `depth` levels, or contain more than
 * `values` values (counted by commas). Linear time; the text need not be valid JSON.
 */
export function measureJson(text: string, depth: number, values: number): { isTooDeep: boolean; isTooWide: boolean } {
  let level = 0;
  let commas = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === backslash) at += 1;
      else if (code === quote) isInString = false;
      continue;
    }
    if (code === quote) isInString = true;
    else if (code === comma) commas += 1;
    else if (code === openBracket || code === openBrace) level += 1;
    else if (code === closeBracket || code === closeBrace) level -= 1;
    if (level > depth) return { isTooDeep: true, isTooWide: false };
    if (commas >= values) return { isTooDeep: false, isTooWide: true };
  }
  return { isTooDeep: false, isTooWide: false };
}
