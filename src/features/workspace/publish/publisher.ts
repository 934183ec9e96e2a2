/** The person who publishes. The page passes it, because a feature doesn't import the session. */
export interface Publisher {
  /** Administrators also publish to topics. */
  isAdmin: boolean;
  /** False without a connection: then nothing can be published. */
  online: boolean;
}
