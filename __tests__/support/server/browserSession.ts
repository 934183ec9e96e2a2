import { parseSetCookies } from './setCookieHeaders';

export interface Page {
  url: string;
  status: number;
  html: string;
}

/** The part of a browser that a sign-on needs: it stores cookies by host, follows redirects, and submits forms. */
export class BrowserSession {
  private readonly jars = new Map<string, Map<string, string>>();

  cookie(url: string, name: string): string | undefined {
    return this.jar(url).get(name);
  }

  /** Goes to an address; stops before one that `stopAt` begins. */
  async go(url: string, options: { stopAt?: string; form?: Record<string, string> } = {}): Promise<Page> {
    const { stopAt, form } = options;
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        cookie: [...this.jar(url)].map((pair) => pair.join('=')).join('; '),
        ...(form && { origin: new URL(url).origin }),
      },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const [name, { value }] of parseSetCookies(answer.headers.getSetCookie())) {
      if (value === '') this.jar(url).delete(name);
      else this.jar(url).set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) return { url, status: answer.status, html: await answer.text() };
    const next = new URL(location, url).href;
    if (stopAt !== undefined && next.startsWith(stopAt)) return { url: next, status: answer.status, html: '' };
    return this.go(next, stopAt === undefined ? {} : { stopAt });
  }

  /** Submits the page's first form with its own values and the given ones. */
  submit(page: Page, fields: Record<string, string>, stopAt?: string): Promise<Page> {
    const action = /<form[^>]*action="([^"]+)"/.exec(page.html)?.[1] ?? page.url;
    const hidden = [...page.html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const form = { ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])), ...fields };
    return this.go(new URL(action, page.url).href, stopAt === undefined ? { form } : { form, stopAt });
  }

  /** Cookies do not depend on the port. */
  private jar(url: string): Map<string, string> {
    const { hostname } = new URL(url);
    const jar = this.jars.get(hostname) ?? new Map<string, string>();
    this.jars.set(hostname, jar);
    return jar;
  }
}
