import type { DemoGroup, DemoTopic } from './topicTree';

export interface DemoPerson {
  uid: string;
  givenName: string;
  surName: string;
  isAdmin?: boolean;
  mayPublish?: boolean;
  settings?: Record<string, unknown>;
  /** Topics of one's own in categories, and those outside any, which are shown under Misc. */
  groups?: DemoGroup[];
  topics?: DemoTopic[];
  /** Names of topics that the person sees, in the order shown. */
  favourites: string[];
  /** Alerts: of one's own topics with a frequency of one's own, of others with theirs. */
  alerts?: { topic: string; frequency?: number; limit?: number }[];
}
