import { kestrel } from './accounts';
import type { DemoPerson } from './person';

/** The users of Kestrel Advisory. */
export const kestrelPeople: DemoPerson[] = [
  {
    uid: `admin@${kestrel}`,
    givenName: 'Kit',
    surName: 'Lanyon',
    isAdmin: true,
    mayPublish: true,
    topics: [{ name: 'Storks', description: 'A hobby, and one blackout in six.', query: 'stork*' }],
    favourites: [
      'Solvarre Energy',
      'Ironmere Semiconductor',
      'Interest rates and inflation',
      'Storks',
      'Semiconductors',
    ],
    alerts: [{ topic: 'Solvarre Energy' }],
  },
  {
    uid: `user@${kestrel}`,
    givenName: 'Kamala',
    surName: 'Fenwick',
    favourites: [
      'Tidewarden and Grenholm',
      'Ports and shipping',
      'Interest rates and inflation',
      'Company results',
      'Cold chain',
    ],
    alerts: [{ topic: 'Interest rates and inflation' }],
  },
];
