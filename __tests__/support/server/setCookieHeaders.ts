/** What a browser would keep of an answer: a cookie's value and attributes by its name. */
interface SetCookie {
  value: string;
  attributes: string[];
}

export function parseSetCookies(header: unknown): Map<string, SetCookie> {
  const lines = Array.isArray(header) ? header.map(String) : header === undefined ? [] : [String(header)];
  return new Map(
    lines.map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), { value: pair.slice(at + 1), attributes }];
    }),
  );
}
