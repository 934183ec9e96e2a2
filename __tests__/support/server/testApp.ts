import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { buildApp } from '@server/app';
import { readConfig, type Config } from '@server/config';
import type { HttpApp } from '@server/http/createHttpApp';
import { inlineFeedWorker } from '@server/engine/feed-processes/feedWorker';
import type { SearchDeps } from '@server/search/deps';
import { AccessTokens } from '@server/sign-in/tokens/accessToken';
import { createDepartment, createUser, type BuiltDepartment, type BuiltUser, type UserOptions } from './userBuilders';
import { createTestDatabase, type TestDatabase } from './database';

export const testApiKey = 'test-api-key';

interface TestAppOptions {
  config?: Partial<Config>;
  /** What time it is for the server; the real time otherwise. */
  clock?: () => Date;
  /** An open database to use; otherwise the app has one of its own. */
  database?: TestDatabase;
  /** Searches elsewhere than in the database, such as on replicas. */
  search?: Pick<SearchDeps, 'articleSearch' | 'searchReplicas'>;
}

/** Somebody with a token. */
export interface SignedIn extends BuiltUser {
  headers: Record<string, string>;
}

export interface TestApp {
  app: HttpApp;
  deps: SearchDeps;
  database: TestDatabase;
  /** Calls the server without a network, as `who`, or as nobody. */
  call(
    who: SignedIn | undefined,
    method: NonNullable<InjectOptions['method']>,
    url: string,
    body?: unknown,
  ): Promise<Answer>;
  /** Listens on a free port of this machine and gives the address, without a slash at its end. */
  listen(): Promise<string>;
  /** A session and a token, without a password. */
  signIn(user: BuiltUser): Promise<SignedIn>;
  department(options?: Parameters<typeof createDepartment>[1]): Promise<BuiltDepartment>;
  /** A new person of the department, signed in. */
  person(department: BuiltDepartment, options?: UserOptions): Promise<SignedIn>;
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  /** The parsed JSON, or undefined. Untyped: tests know which response they expect. */
  body: any; // oxlint-disable-line typescript/no-explicit-any -- each test says what it expects of it
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
}

/** A configuration for tests: a demo without password, nothing logged. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const config = readConfig({
    DATA_DIR: 'data',
    LOG_LEVEL: 'silent',
    API_KEY: testApiKey,
    DEMO: 'off',
    OFFLINE: 'off',
  });
  return { ...config, ...changes };
}

/** The whole server on a database of its own. Close it in `afterAll`, or use `useTestApp`. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const clock = options.clock ?? (() => new Date());
  const deps: SearchDeps = {
    db: database.db,
    pool: database.pool,
    config: testConfig(options.config),
    clock,
    feedWorker: { ...inlineFeedWorker },
    articleSearch: database.articleSearch,
    ...options.search,
  };
  const app = await buildApp(deps);
  const tokens = new AccessTokens(deps.db, clock);

  async function signIn(user: BuiltUser): Promise<SignedIn> {
    const now = clock();
    const { id } = await deps.db
      .insertInto('session')
      .values({
        user_id: user.userId,
        auth_type: 'password',
        refresh_hash: randomBytes(32),
        created_at: now,
        expires_at: new Date(now.getTime() + 12 * 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = await tokens.sign({ userId: user.userId, sessionId: id, realm: user.realm });
    return { ...user, headers: { authorization: `Bearer ${token}`, realm: user.realm, 'x-api-key': testApiKey } };
  }

  return {
    app,
    deps,
    database,
    signIn,
    async call(who, method, url, body) {
      const answer = await app.inject({
        method,
        url,
        headers: { ...who?.headers },
        ...(body !== undefined && { payload: toPayload(body) }),
      });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return {
        status: answer.statusCode,
        body: isJson ? JSON.parse(answer.payload) : undefined,
        text: answer.payload,
        headers: answer.headers,
      };
    },
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    department: (given) => createDepartment(deps.db, given),
    async person(department, given) {
      return signIn(await createUser(deps.db, department, given));
    },
    async close() {
      await app.close();
      if (!options.database) await database.drop();
    },
  };
}

function toPayload(body: unknown): object | string {
  if (typeof body === 'string' || (typeof body === 'object' && body !== null)) return body;
  return JSON.stringify(body);
}

/** At the top of a test file or a `describe`: a server for the tests in it. */
export function useTestApp(options: TestAppOptions = {}): () => TestApp {
  let running: TestApp | undefined;
  beforeAll(async () => {
    running = await startTestApp(options);
  }, 60_000);
  afterAll(() => running?.close());
  return () => {
    if (!running) throw new Error('The server runs from beforeAll on');
    return running;
  };
}
