/** A topic of the demo; without sources it searches all, future ones too. */
export interface DemoTopic {
  name: string;
  description: string;
  query: string;
  sources?: string[];
  /** A company topic of published content alone: its sources are of that kind. */
  publishOnly?: true;
  /** Of a company topic's alert; see `frequencies` in contract/limits. */
  frequency?: number;
  limit?: number;
}

/** A category with its topics and the categories in it, each in the order shown. */
export interface DemoGroup {
  name: string;
  /** Of the library of category images: its part and its name. */
  image?: string;
  groups?: DemoGroup[];
  topics?: DemoTopic[];
}
