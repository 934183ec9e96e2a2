import type { DemoGroup, DemoTopic } from './topicTree';

export interface DemoPerson {
  uid: string;
  givenName: string;
  surName: string;
  isAdmin?: boolean;
  mayPublish?: boolean;
  settings?: Record<string, unknown>;
  /** The user's own topics: in categories, and without (shown under Misc). */
  groups?: DemoGroup[];
  topics?: DemoTopic[];
  /** Names of favorite topics, in their order. */
  favourites: string[];
  /** Alerts by topic name; own topics have their own frequency and limit, others use the topic's. */
  alerts?: { topic: string; frequency?: number; limit?: number }[];
}
