/** What listeners do to the world outside the state. Handed in, so that tests and replays have their own. */
export interface Services {
  /** Goes to a path of this application; resolves when it is there. */
  navigate(path: string): Promise<void>;
  /** Leaves for another address. */
  leave(url: string): void;
}

export interface ReactionServices extends Services {
  /** Removes what is kept of the person in the large storage. */
  clearKept(): Promise<void>;
}
