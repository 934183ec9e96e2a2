import { adminLevel, defaultRealm, deliveryMethods, standardLevel } from '@contract/limits';
import { insertFirstPublishChannel } from '@server/channels/publish-channels/repository';
import type { Db } from '@server/db/schema';

/** People and companies for tests; what a test does not say is unremarkable. */
export interface BuiltDepartment {
  id: string;
  realm: string;
  name: string;
}

export interface BuiltUser {
  userId: string;
  uid: string;
  departmentId: string;
  realm: string;
}

interface DepartmentOptions {
  name?: string;
  realm?: string;
  maxChannels?: number;
  maxSeats?: number;
  channelPrefix?: string;
  settings?: Record<string, unknown>;
}

export interface UserOptions {
  uid?: string;
  givenName?: string;
  surName?: string;
  admin?: boolean;
  level?: number;
  publish?: boolean;
  /** Replaces the default: access, and publishing if `publish` is set. */
  deliveryMethods?: number[];
  passwordHash?: string;
  settings?: Record<string, unknown>;
}

let made = 0;

export async function createDepartment(db: Db, options: DepartmentOptions = {}): Promise<BuiltDepartment> {
  const realm = options.realm ?? defaultRealm;
  const name = options.name ?? `Department ${String(++made)}`;
  await db
    .insertInto('realm')
    .values({ id: realm, name: realm })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .insertInto('department')
    .values({
      realm_id: realm,
      name,
      max_seats: options.maxSeats ?? 100,
      max_channels: options.maxChannels ?? 50,
      channel_prefix: options.channelPrefix ?? '',
      settings: JSON.stringify(options.settings ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => insertFirstPublishChannel(tx, id));
  return { id, realm, name };
}

export async function createUser(db: Db, department: BuiltDepartment, options: UserOptions = {}): Promise<BuiltUser> {
  const uid = options.uid ?? `person${String(++made)}@example.com`;
  const usual = [deliveryMethods.access, ...(options.publish ? [deliveryMethods.publish] : [])];
  const { id } = await db
    .insertInto('user_account')
    .values({
      department_id: department.id,
      realm_id: department.realm,
      uid,
      given_name: options.givenName ?? 'Robin',
      sur_name: options.surName ?? 'Reader',
      level: options.level ?? (options.admin ? adminLevel : standardLevel),
      delivery_methods: options.deliveryMethods ?? usual,
      password_hash: options.passwordHash ?? null,
      settings: JSON.stringify(options.settings ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId: id, uid, departmentId: department.id, realm: department.realm };
}
