import type { FastifyInstance } from 'fastify';
import { transport } from '@contract/limits';
import { invalid } from './errors';

/** Parses JSON bodies with Fastify's own parser, after their depth was checked: deep JSON is slow to parse and to validate. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (isDeeperThan(text, transport.jsonDepth)) {
      done(invalid(`The body is nested too deeply: at most ${String(transport.jsonDepth)} levels are accepted.`));
    } else void parse(request, text, done);
  });
}

const quote = 0x22;
const backslash = 0x5c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/** Whether lists and objects in a JSON text are nested deeper than `most` levels. Linear; the text need not be valid JSON. */
export function isDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === backslash) at += 1;
      else if (code === quote) isInString = false;
    } else if (code === quote) isInString = true;
    else if (code === openBracket || code === openBrace) {
      depth += 1;
      if (depth > most) return true;
    } else if (code === closeBracket || code === closeBrace) depth -= 1;
  }
  return false;
}
