import type { PublishChannel, PublishChannelBody, PublishChannelsAnswer } from '@contract/publishChannels';
import type { Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { AppError, notFound } from '@server/http/errors';
import { countChannels, findDepartment, lockDepartment } from '../repository';
import type { ChannelDeps } from '../service';
import { insertChannel, renameChannel } from '../sources/sourceWrites';
import { channelTexts, checkChannelName } from '../validation';
import { findPublishChannel, listPublishChannels, publishChannelNamed } from './repository';

const texts = {
  taken: (name: string) => `A publish channel named “${name}” already exists.`,
} as const;

export async function publishChannelsOf({ db }: ChannelDeps, caller: Caller): Promise<PublishChannelsAnswer> {
  const { maxChannels } = await findDepartment(db, caller.departmentId);
  const channels = await listPublishChannels(db, caller.departmentId);
  const channelTotal = await countChannels(db, caller.departmentId);
  return { channels, total: channels.length, channelTotal, maxChannels };
}

/** Adds a publish channel. Topics with all publish channels look at it from now on. */
export async function createPublishChannel(
  { db, clock, publishSourcesChanged }: ChannelDeps,
  caller: Caller,
  body: PublishChannelBody,
): Promise<PublishChannel> {
  return db.transaction().execute(async (tx) => {
    const { id: departmentId, prefix, maxChannels } = await lockDepartment(tx, caller.departmentId);
    const name = prefix + checkChannelName(body.name, prefix);
    if ((await countChannels(tx, departmentId)) >= maxChannels) throw new AppError('CHANNELS_FULL', channelTexts.full);
    await refuseTaken(tx, departmentId, name);
    const id = await insertChannel(tx, { department_id: departmentId, name, publish_only: true, created_at: clock() });
    await publishSourcesChanged(tx, departmentId);
    return required(tx, departmentId, id);
  });
}

/** Renames a publish channel. Articles that were published in it keep the name under which they were published. */
export async function renamePublishChannel(
  { db }: ChannelDeps,
  caller: Caller,
  id: string,
  body: PublishChannelBody,
): Promise<PublishChannel> {
  return db.transaction().execute(async (tx) => {
    const { id: departmentId, prefix } = await lockDepartment(tx, caller.departmentId);
    await required(tx, departmentId, id);
    const name = prefix + checkChannelName(body.name, prefix);
    await refuseTaken(tx, departmentId, name, id);
    await renameChannel(tx, departmentId, id, name);
    return required(tx, departmentId, id);
  });
}

async function required(tx: Tx, departmentId: string, id: string): Promise<PublishChannel> {
  const channel = await findPublishChannel(tx, departmentId, id);
  if (!channel) throw notFound();
  return channel;
}

/** Two publish channels of the same name couldn't be distinguished when publishing. */
async function refuseTaken(tx: Tx, departmentId: string, name: string, exceptId?: string): Promise<void> {
  const other = await publishChannelNamed(tx, departmentId, name);
  if (other === undefined || other === exceptId) return;
  throw new AppError('CONFLICT', texts.taken(name), { fields: { name: texts.taken(name) } });
}
