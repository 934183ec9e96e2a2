/** Messages for users that explain why a feed couldn't be read. */
export const feedErrorTexts = {
  INVALID_URL: 'This isn’t a valid web address.',
  UNSUPPORTED_SCHEME: 'Only http and https addresses are supported.',
  CREDENTIALS_IN_URL: 'The address contains a user name or password.',
  PORT_REFUSED: 'The address uses a port that isn’t allowed.',
  PRIVATE_ADDRESS: 'The address is in a private network.',
  UNKNOWN_HOST: 'The server name wasn’t found.',
  CONNECTION_REFUSED: 'The server refused the connection.',
  CONNECTION_LOST: 'The connection was lost before the feed was complete.',
  CERTIFICATE: 'The server’s certificate isn’t valid.',
  TIMEOUT: 'The server didn’t respond in time.',
  TOO_LARGE: 'The feed is too large.',
  TOO_MANY_REDIRECTS: 'The server redirected too many times.',
  BAD_REDIRECT: 'The server redirected to an invalid address.',
  BAD_RESPONSE: 'The server’s response couldn’t be read.',
  UNSUPPORTED_ENCODING: 'The server uses unsupported compression.',
  STATUS: 'The server responded with an error.',
  GONE: 'The server says the feed was permanently removed.',
  RETRY_LATER: 'The server asked us to try again later.',
  EMPTY: 'The server’s response was empty.',
  NOT_A_FEED: 'This address isn’t a feed.',
  TOO_COMPLEX: 'Reading the feed took too much time or memory and was stopped.',
  INTERRUPTED: 'The last check didn’t finish.',
  ABORTED: 'Reading the feed was stopped.',
} as const;

export type FeedErrorCode = keyof typeof feedErrorTexts;

/** Thrown if a feed can't be read. `code` is for programs, the message for users. */
export class FeedError extends Error {
  constructor(
    readonly code: FeedErrorCode,
    message: string = feedErrorTexts[code],
  ) {
    super(message);
    this.name = 'FeedError';
  }
}
