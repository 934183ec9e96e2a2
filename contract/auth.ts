import { Type, type Static } from 'typebox';

/** The sign-on domain; default: the server's default realm. */
export const RealmQuery = Type.Object({ realm: Type.Optional(Type.String({ maxLength: 64 })) });

/** POST /auth/v1/login?realm=: sign-in with email and password. */
export const LoginBody = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 320 }),
  password: Type.String({ minLength: 1, maxLength: 1024 }),
  /** Replaces the password before the session begins. Required if the answer was PASSWORD_EXPIRED. */
  newPassword: Type.Optional(Type.String({ minLength: 1, maxLength: 1024 })),
});
export type LoginBody = Static<typeof LoginBody>;

/** POST /auth/v1/session/login?realm=: exchanges the ticket in the single sign-on cookie for an access token. */
export const SessionLoginBody = Type.Object({ session: Type.String({ minLength: 1, maxLength: 4096 }) });
export type SessionLoginBody = Static<typeof SessionLoginBody>;

/** The response of both, and of POST /auth/v1/refresh (RFC 6749, 5.1). `expires_in` is in seconds. */
export const TokenAnswer = Type.Object({
  access_token: Type.String(),
  expires_in: Type.Integer(),
  token_type: Type.Literal('Bearer'),
});
export type TokenAnswer = Static<typeof TokenAnswer>;

/**
 * GET /cdn/sign-on/{host}.json, or default.json: the sign-on settings of a host. Without `cookieName`, /login shows the
 * form.
 */
export const SignOnConfig = Type.Object({
  realm: Type.String(),
  apiKey: Type.String(),
  cookieName: Type.Optional(Type.String()),
  clientSignOnUrl: Type.Optional(Type.String()),
  supportSignOnUrl: Type.Optional(Type.String()),
  supportRedirect: Type.Optional(Type.Boolean()),
  /** Single sign-on offered beside the sign-in form: the demo's sign-on page, or an OpenID Connect provider. */
  singleSignOn: Type.Optional(Type.Object({ label: Type.String(), url: Type.String(), cookieName: Type.String() })),
});
export type SignOnConfig = Static<typeof SignOnConfig>;
