import { setTimeout as rest } from 'node:timers/promises';
import { encodedDocument } from './ownArticles';
import { ninjs, signatureOf } from './pushedNews';
import { parseSetCookies } from './setCookieHeaders';
import { testApiKey } from './testApp';

/** Between two calls of one caller: the load shall keep the server busy, not the machine. */
const pauseMs = 40;
/** The routes that need no access token take 300 calls a minute from one address. */
const publicPauseMs = 250;
const signInPauseMs = 1_000;
const refreshEvery = 20;

interface LoadTarget {
  /** The web process. */
  address: string;
  realm: string;
  username: string;
  password: string;
  groupId: string;
  /** A publish channel, and the key that pushes into it. */
  channel: { id: string; number: number };
  pushKey: string;
}

interface SignedInSession {
  token: string;
  refresh: string;
}

/**
 * Callers of a web process who save, publish, push, search, and sign in over HTTP all the time, and who remember what was
 * acknowledged. Headlines contain the word "trial" and a number.
 */
export class FailoverLoad {
  /** Ids of articles whose saving was acknowledged. */
  readonly saved: string[] = [];
  /** Headlines by the ids of the articles whose publishing was acknowledged. */
  readonly published = new Map<string, string>();
  /** Headlines whose push was acknowledged; each is the document's guid as well. */
  readonly pushed: string[] = [];
  /** Calls that failed, by what they were answered. */
  readonly failures = new Map<string, number>();
  /** How often somebody would have had to sign in again. */
  signedOut = 0;
  signIns = 0;
  /** When the last acknowledged write, and the last answer to somebody signed in, was asked for and arrived. */
  lastWrite = { asked: 0, answered: 0 };
  lastRead = { asked: 0, answered: 0 };
  private isRunning = true;
  private isAbandoned = false;
  private readonly running: Promise<void>[] = [];
  private made = 0;

  constructor(private readonly target: LoadTarget) {}

  async start(): Promise<void> {
    const [writer, reader] = [await this.signIn(), await this.signIn()];
    if (!writer || !reader) throw new Error('Nobody could sign in');
    this.repeat(() => this.save(writer), pauseMs);
    this.repeat(() => this.push(), publicPauseMs);
    this.repeat(() => this.read(reader), pauseMs);
    this.repeat(async () => {
      if (await this.signIn()) this.signIns += 1;
    }, signInPauseMs);
  }

  /** Ends when everything that was begun is acknowledged. */
  async stop(): Promise<void> {
    this.isRunning = false;
    await Promise.all(this.running);
  }

  /** Ends without repeating what fails. */
  async abandon(): Promise<void> {
    this.isAbandoned = true;
    await this.stop();
  }

  get acknowledged(): number {
    return this.saved.length + this.published.size + this.pushed.length;
  }

  private repeat(task: () => Promise<void>, betweenMs: number): void {
    const running = async () => {
      while (this.isRunning) {
        await task();
        await rest(betweenMs);
      }
    };
    this.running.push(running());
  }

  /** Saves a draft, which isn't repeated if it fails, and publishes it, which is. */
  private async save(session: SignedInSession): Promise<void> {
    const headline = this.headline('published');
    const { groupId: ownerId, channel } = this.target;
    const draft = await this.write(session, '/workspace/v1/articles', {
      article: encodedDocument({ headline, bodyHtml: `<p>${headline}</p>` }),
      ownerId,
    });
    if (!draft) return;
    const articleId = String(draft.articleId);
    this.saved.push(articleId);
    const body = { articleIds: [articleId], channels: [String(channel.number)] };
    while (!(await this.write(session, `/workspace/v1/article/publish?ownerId=${ownerId}`, body))) {
      if (this.isAbandoned) return;
      await rest(pauseMs);
    }
    this.published.set(articleId, headline);
  }

  /** Pushes a document as another system does: again until it is acknowledged. */
  private async push(): Promise<void> {
    const headline = this.headline('pushed');
    const { channel, pushKey } = this.target;
    const versioncreated = new Date().toISOString().replace(/\.\d+Z/, '+0000');
    const bytes = ninjs({ guid: headline, headline, versioncreated, body_html: `<p>${headline}</p>` });
    const headers = { 'content-type': 'application/json', 'x-superdesk-signature': signatureOf(bytes, pushKey) };
    while (!this.isAbandoned) {
      const asked = performance.now();
      const response = await this.send('push', `/data/v1/push/${channel.id}`, headers, bytes);
      if (response) {
        this.lastWrite = { asked, answered: performance.now() };
        this.pushed.push(headline);
        return;
      }
      await rest(publicPauseMs);
    }
  }

  private async read(session: SignedInSession): Promise<void> {
    this.made += 1;
    if (this.made % refreshEvery === 0) await this.refresh(session);
    const asked = performance.now();
    const response = await this.call(session, '/data/v1/search', { queryString: 'trial' });
    if (response) this.lastRead = { asked, answered: performance.now() };
  }

  private async write(session: SignedInSession, path: string, body: object) {
    const asked = performance.now();
    const response = await this.call(session, path, body);
    if (response) this.lastWrite = { asked, answered: performance.now() };
    return response;
  }

  /** A call as a browser makes it: an expired token is renewed. */
  private async call(session: SignedInSession, path: string, body: object) {
    const headers = () => ({ 'content-type': 'application/json', authorization: `Bearer ${session.token}` });
    const send = () => this.send(path.split('?')[0] ?? '', path, headers(), JSON.stringify(body));
    const response = await send();
    if (response?.status !== 401) return response;
    return (await this.refresh(session)) ? send() : undefined;
  }

  private async signIn(): Promise<SignedInSession | undefined> {
    const { realm, username, password } = this.target;
    const body = JSON.stringify({ username, password });
    const headers = { 'content-type': 'application/json' };
    const response = await this.send('sign in', `/auth/v1/login?realm=${realm}`, headers, body);
    return response && { token: String(response.access_token), refresh: response.refresh };
  }

  /** Repeated while it fails for the server's reasons. */
  private async refresh(session: SignedInSession): Promise<boolean> {
    while (!this.isAbandoned) {
      const cookie = { cookie: `watchdesk_refresh=${session.refresh}` };
      const response = await this.send('refresh', '/auth/v1/refresh', cookie);
      if (response?.status === 401) {
        this.signedOut += 1;
        return false;
      }
      if (response) {
        Object.assign(session, { token: String(response.access_token), refresh: response.refresh });
        return true;
      }
      await rest(publicPauseMs);
    }
    return false;
  }

  /** Returns the response's content; undefined, after counting it, if the server failed. */
  private async send(name: string, path: string, headers: Record<string, string>, body?: string) {
    const { address, realm } = this.target;
    try {
      const response = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { realm, 'x-api-key': testApiKey, origin: address, ...headers },
        signal: AbortSignal.timeout(30_000),
        ...(body !== undefined && { body }),
      });
      const content = await response.json();
      const refresh = parseSetCookies(response.headers.getSetCookie()).get('watchdesk_refresh')?.value ?? '';
      if (response.ok || response.status === 401) return { ...content, status: response.status, refresh };
      this.count(`${name}: ${String(response.status)} ${String(content.error?.code ?? content.code ?? '')}`);
    } catch (error) {
      this.count(`${name}: ${error instanceof Error ? error.name : 'failed'}`);
    }
    return undefined;
  }

  private count(failure: string): void {
    this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
  }

  private headline(how: string): string {
    this.made += 1;
    return `Trial ${String(this.made)} is ${how}`;
  }
}
