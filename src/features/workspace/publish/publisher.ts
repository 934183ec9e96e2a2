/** Who publishes. A feature doesn't import the session: the page tells. */
export interface Publisher {
  /** Administrators also publish to topics. */
  isAdmin: boolean;
  /** False without a connection: then nothing can be published. */
  online: boolean;
}
