import type { LoginBody, SessionLoginBody, SignOnConfig, TokenAnswer } from '@contract/auth';
import type { Done } from '@contract/common';
import { isRecord } from '@client/shared/values/isRecord';
import { isNotFound } from '../apiError';
import { authApi } from '../authApi';

const withRealm = (url: string, realm: string) => ({ url, method: 'POST', params: { realm } });

/** Signing in and out. No hooks are exported: the session slice holds the results. */
export const sessionEndpoints = authApi.injectEndpoints({
  endpoints: (build) => ({
    /** The sign-on configuration of this host name; if there is none, the default configuration. */
    signOnConfig: build.query<SignOnConfig, string>({
      queryFn: async (host, _api, _extra, fetchWithBaseQuery) => {
        const own = await fetchWithBaseQuery(`/cdn/sign-on/${encodeURIComponent(host)}.json`);
        const answer = isNotFound(own.error) ? await fetchWithBaseQuery('/cdn/sign-on/default.json') : own;
        if (answer.error) return { error: answer.error };
        return isSignOnConfig(answer.data)
          ? { data: answer.data }
          : { error: { status: 502, code: 'UNAVAILABLE', message: 'The sign-on configuration is not readable' } };
      },
      extraOptions: { anonymous: true },
      keepUnusedDataFor: 0,
    }),
    login: build.mutation<TokenAnswer, LoginBody & { realm: string }>({
      query: ({ realm, ...body }) => ({ ...withRealm('/auth/v1/login', realm), body }),
      extraOptions: { anonymous: true, handlesFailure: true },
    }),
    sessionLogin: build.mutation<TokenAnswer, SessionLoginBody & { realm: string }>({
      query: ({ realm, ...body }) => ({ ...withRealm('/auth/v1/session/login', realm), body }),
      extraOptions: { anonymous: true, handlesFailure: true },
    }),
    /** Gets the credentials as arguments: the store has been reset when this is sent. */
    logout: build.mutation<Done, { accessToken: string; signOn: SignOnConfig | null }>({
      query: ({ accessToken, signOn }) => ({
        url: '/auth/v1/logout',
        method: 'POST',
        headers: new Headers({
          authorization: `Bearer ${accessToken}`,
          ...(signOn ? { realm: signOn.realm, 'x-api-key': signOn.apiKey } : {}),
        }),
      }),
      extraOptions: { anonymous: true, handlesFailure: true },
    }),
  }),
});

const isSignOnConfig = (data: unknown): data is SignOnConfig =>
  isRecord(data) && typeof data.realm === 'string' && typeof data.apiKey === 'string';
