/** The password of the demo's accounts on the server that the journeys visit. */
export const journeyPassword = 'a journey of a thousand miles';

/** Where journeys that need a news server of their own start it: the one address that is not public and may be read. */
export const newsOrigin = (): string => `http://127.0.0.1:${process.env.JOURNEYS_NEWS_PORT ?? ''}`;

/** No channel of this domain may be added. */
export const excludedDomain = 'rival.example';
