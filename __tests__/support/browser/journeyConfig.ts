/** The password of the demo's accounts on the server that the journeys visit. */
export const journeyPassword = 'a journey of a thousand miles';

/** The address at which journeys start a news server: the only private address from which feeds may be read. */
export const newsOrigin = (): string => `http://127.0.0.1:${process.env.JOURNEYS_NEWS_PORT ?? ''}`;

/** A domain of which channels are refused. */
export const excludedDomain = 'rival.example';
