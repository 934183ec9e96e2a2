/** Announces the titles of pages to screen readers: browsers announce only the pages that they load themselves. */
export interface PageAnnouncer {
  /** Returns true when another page was shown before. */
  pageShown(path: string): boolean;
}
