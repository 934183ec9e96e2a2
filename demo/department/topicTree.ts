/** A demo topic; without `sources` it searches all sources, including future ones. */
export interface DemoTopic {
  name: string;
  description: string;
  query: string;
  sources?: string[];
  /** A company topic limited to published content; its sources must be publish-only. */
  publishOnly?: true;
  /** The frequency of a company topic's alerts; see `frequencies` in contract/limits. */
  frequency?: number;
  limit?: number;
}

/** A category with its topics and subcategories, in their order. */
export interface DemoGroup {
  name: string;
  /** Group and name of an image in the image library, such as `Business/Law`. */
  image?: string;
  groups?: DemoGroup[];
  topics?: DemoTopic[];
}
