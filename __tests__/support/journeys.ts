/** The password of the demo's accounts on the server that the journeys visit. */
export const journeyPassword = 'a journey of a thousand miles';
