/** A fictional article of the demo newsroom, as its stories are written down in this folder. */
export interface DemoArticle {
  /** Stable, unique, kebab-case: the feed's guid is made from it. */
  slug: string;
  /** Articles that tell the same event in different words share it; absent where a story is told once. */
  story?: string;
  source: DemoSourceId | DemoChannelId;
  /** Hours before the first start that it was published; 0 and above. Absent where the wire releases it later. */
  hoursBefore?: number;
  /** Order of release by the wire after the first start: 1, 2, 3, …; absent where `hoursBefore` is given. */
  wire?: number;
  headline: string;
  /** One or two sentences, under 280 characters. */
  lead: string;
  /** 120 to 600 words; paragraphs separated by an empty line. */
  body: string;
  author: string;
  /** ISO 639-1. */
  language: 'en' | 'de' | 'fr' | 'es';
  /** A content category's id, see categories.ts. */
  category: string;
  location?: string[];
  organization?: string[];
  industry?: string[];
  subject?: string[];
  indication?: string[];
  drugClass?: string[];
  phase?: string[];
  keywords: string[];
  /** Name of a drawing in images.ts; absent where the article has none. */
  image?: string;
  /** A later version of the same item: what changed, and how many hours after publication (the wire: minutes). */
  correction?: { after: number; headline?: string; lead?: string; body?: string };
}

/** The demo's publications; each is served as a feed of its own. */
export type DemoSourceId =
  | 'meridian-pharma-wire'
  | 'the-clinical-post'
  | 'regulator-watch'
  | 'harbour-business-daily'
  | 'hospital-and-ward'
  | 'biotech-ledger'
  | 'northern-technology-review'
  | 'world-health-desk'
  | 'watchdesk-briefings'
  | 'watchdesk-calendar';

/** What the demo's departments read as channels of their own, beside the publications that everyone has. */
export type DemoChannelId = 'aldermoor-newsroom' | 'leeds-life-science-forum' | 'kestrel-research-notes';
