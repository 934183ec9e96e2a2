import { adminLevel, deliveryMethods, limits, standardLevel } from '@contract/limits';
import type { Tx } from '@server/db/schema';
import { insertFavorites } from '@server/topics/favorites/repository';
import { subscribe, type PersonalAlert } from '@server/topics/subscriptions/subscribe';
import { insertAccounts } from '@server/people/users/accounts';
import type { DemoPerson } from './department/person';
import { seedGroups, seedTopics, type TopicIds } from './seedTopics';

/** The demo shows notifications, which are off by default. */
const notifications = { notifySharedDocByApp: true, notifySharedDocByEmail: true, notifyGroupMember: true };

/** The context for creating a demo user. */
interface PersonContext {
  realm: string;
  departmentId: string;
  now: Date;
  /** Password hashes by email; users without one can only use the demo's sign-on page. */
  passwordHashes: ReadonlyMap<string, string>;
  /** The topics that all users of the department can see. */
  shared: TopicIds;
}

/** Creates a user with own topics, favorites, and alerts; returns the user's id. */
export async function seedPerson(tx: Tx, person: DemoPerson, context: PersonContext): Promise<string> {
  const userId = await insertPerson(tx, person, context);
  const of = { type: 'USER' as const, owner: userId, departmentId: context.departmentId };
  const inGroups = await seedGroups(tx, of, person.groups ?? []);
  const inNone = await seedTopics(tx, of, person.topics ?? []);
  const own: TopicIds = new Map([...inGroups, ...inNone]);
  const topicId = (name: string): string => {
    const id = own.get(name) ?? context.shared.get(name);
    if (id === undefined) throw new Error(`${person.uid} sees no topic named ${name}`);
    return id;
  };
  await insertFavorites(tx, userId, person.favourites.map(topicId));
  for (const alert of person.alerts ?? []) {
    const topic = await findTopic(tx, topicId(alert.topic));
    const personal = own.has(alert.topic) ? personalAlert(person, alert) : undefined;
    await subscribe(tx, topic, [userId], deliveryMethods.alertsDefault, context.now, personal);
  }
  return userId;
}

function personalAlert(person: DemoPerson, alert: { frequency?: number; limit?: number }): PersonalAlert {
  return {
    email: person.uid,
    frequency: alert.frequency ?? limits.ownTopicFrequencyDefault,
    articleLimit: alert.limit ?? limits.alertAmountDefault,
  };
}

async function findTopic(tx: Tx, id: string) {
  return tx
    .selectFrom('topic')
    .select(['id', 'frequency', 'article_limit'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function insertPerson(tx: Tx, person: DemoPerson, context: PersonContext): Promise<string> {
  const [account] = await insertAccounts(tx, [
    {
      departmentId: context.departmentId,
      realm: context.realm,
      uid: person.uid,
      firstName: person.givenName,
      lastName: person.surName,
      level: person.isAdmin ? adminLevel : standardLevel,
      deliveryMethods: [...(person.mayPublish ? [deliveryMethods.publish] : []), deliveryMethods.access],
      passwordHash: context.passwordHashes.get(person.uid) ?? null,
      settings: { ...notifications, ...person.settings },
    },
  ]);
  if (!account) throw new Error(`The account ${person.uid} exists already.`);
  return account.id;
}
