import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs the parameters of an address, in any order, for one subject: what the address shows. */
export function signParameters(secret: Buffer, subject: string, parameters: URLSearchParams): string {
  const signed = new URLSearchParams(parameters);
  signed.delete('signature');
  signed.sort();
  return createHmac('sha256', secret).update(`${subject}\n${signed.toString()}`).digest('base64url');
}

/** Returns whether the signature in the parameters is valid and has not expired. Takes constant time to compare. */
export function areSigned(secret: Buffer, subject: string, parameters: URLSearchParams, now: Date): boolean {
  const given = Buffer.from(parameters.get('signature') ?? '');
  const expected = Buffer.from(signParameters(secret, subject, parameters));
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && Number(parameters.get('expires')) * 1_000 > now.getTime();
}
