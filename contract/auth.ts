import { Type, type Static } from 'typebox';

export const RealmQuery = Type.Object({ realm: Type.Optional(Type.String({ maxLength: 64 })) });

/** POST /auth/v1/login?realm= */
export const LoginBody = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 320 }),
  password: Type.String({ minLength: 1, maxLength: 1024 }),
});
export type LoginBody = Static<typeof LoginBody>;

/** POST /auth/v1/session/login?realm= — the single sign-on cookie's ticket for a token. */
export const SessionLoginBody = Type.Object({ session: Type.String({ minLength: 1, maxLength: 4096 }) });
export type SessionLoginBody = Static<typeof SessionLoginBody>;

/** The answer of both, and of POST /auth/v1/refresh. `expires_in` is in seconds. */
export const TokenAnswer = Type.Object({
  access_token: Type.String(),
  expires_in: Type.Integer(),
  token_type: Type.Literal('Bearer'),
});
export type TokenAnswer = Static<typeof TokenAnswer>;

/** /cdn/sign-on/{host}.json, else /cdn/sign-on/default.json. Without a cookie's name /login shows the form. */
export const SignOnConfig = Type.Object({
  realm: Type.String(),
  apiKey: Type.String(),
  cookieName: Type.Optional(Type.String()),
  clientSignOnUrl: Type.Optional(Type.String()),
  supportSignOnUrl: Type.Optional(Type.String()),
  supportRedirect: Type.Optional(Type.Boolean()),
  /** Offered on the form beside name and password: the demo's sign-on page, or an OpenID Connect provider. */
  singleSignOn: Type.Optional(Type.Object({ label: Type.String(), url: Type.String(), cookieName: Type.String() })),
});
export type SignOnConfig = Static<typeof SignOnConfig>;
