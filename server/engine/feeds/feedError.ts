/** Why a feed could not be read, in words for the people who rely on it. */
export const feedErrorTexts = {
  INVALID_URL: 'The address is not a valid web address.',
  UNSUPPORTED_SCHEME: 'Only http and https addresses can be read.',
  CREDENTIALS_IN_URL: 'The address contains a user name or password.',
  PORT_REFUSED: 'The address uses a port that is not allowed.',
  PRIVATE_ADDRESS: 'The address leads into a private network.',
  UNKNOWN_HOST: 'The name of the server was not found.',
  CONNECTION_REFUSED: 'The server refused the connection.',
  CONNECTION_LOST: 'The connection was lost before the feed was complete.',
  CERTIFICATE: 'The certificate of the server is not valid.',
  TIMEOUT: 'The server did not answer in time.',
  TOO_LARGE: 'The feed is too large.',
  TOO_MANY_REDIRECTS: 'The server redirects too many times.',
  BAD_REDIRECT: 'The server redirects to an address that is not valid.',
  BAD_RESPONSE: 'The answer of the server could not be read.',
  UNSUPPORTED_ENCODING: 'The server compressed the feed in a way that is not supported.',
  STATUS: 'The server answered with an error.',
  GONE: 'The server says that the feed is gone for good.',
  RETRY_LATER: 'The server asks to come back later.',
  EMPTY: 'The answer of the server was empty.',
  NOT_A_FEED: 'The address does not lead to a feed.',
  TOO_COMPLEX: 'Processing the feed took too much time or memory, so reading was stopped.',
  INTERRUPTED: 'The last reading did not finish.',
  ABORTED: 'Reading was stopped.',
} as const;

export type FeedErrorCode = keyof typeof feedErrorTexts;

/** A feed could not be read; `code` is for programs, the message for people. */
export class FeedError extends Error {
  constructor(
    readonly code: FeedErrorCode,
    message: string = feedErrorTexts[code],
  ) {
    super(message);
    this.name = 'FeedError';
  }
}
