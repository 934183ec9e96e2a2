import type { ProfileDetail } from '@contract/topic';
import { limits, providerOwner } from '@contract/limits';
import type { Db } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { forbidden, notFound } from '@server/http/errors';
import { managesOwner, nodeId, texts, typeOfOwner } from './access';
import { lockTree, findByKey, requireCapacity } from './treeOrder';
import { usableSources } from '@server/channels/sources/repository';
import { insertTopic, updateTopic } from './topicWrites';
import { checkGroup, checkTitle, isForPublishOnly, ownerFor } from './validation';
import { readTopic } from './service';
import { findStored, sourceIdsOf } from './repository';

interface CopyRequest {
  profileName: string;
  profileGroupId?: string;
  owner?: string;
  key?: string;
}

/**
 * Copies a topic that the caller can see into one that the caller manages: into the requested category, else beside the
 * original if possible. A copy has no subscribers and is nobody's favorite. If a copy with the same idempotency key
 * exists, that one is renamed and returned instead.
 */
export async function copyTopic(db: Db, caller: Caller, id: string, request: CopyRequest): Promise<ProfileDetail> {
  const name = checkTitle(request.profileName);
  const copyId = await db.transaction().execute(async (tx) => {
    const original = await findStored(tx, caller, nodeId(id));
    if (!original) throw notFound(texts.topicUnknown);
    const owner = await ownerFor(tx, caller, request);
    const type = typeOfOwner(caller, owner);
    if (owner === providerOwner || !managesOwner(caller, owner)) throw forbidden(texts.editTopic);
    const beside = original.owner === owner ? (original.group_id ?? undefined) : undefined;
    const company = type === 'COMPANY';
    const publishOnly = company && original.publish_only;
    if (publishOnly && !caller.publishPermission) throw forbidden('Publish permissions are required');
    await lockTree(tx, owner);
    const made = await findByKey(tx, 'topic', owner, request.key);
    if (made !== undefined) {
      await updateTopic(tx, made, { name });
      return made;
    }
    await requireCapacity(tx, 'topic', owner);
    const sources = await usableSources(tx, caller.departmentId, await sourceIdsOf(tx, original.id));
    return insertTopic(
      tx,
      {
        topic_type: type,
        owner,
        department_id: caller.departmentId,
        idempotency_key: request.key ?? null,
        group_id: await checkGroup(tx, caller, owner, request.profileGroupId ?? beside),
        name,
        description: original.description,
        details: original.details,
        query: original.query,
        query_refused: original.query_refused,
        add_all_sources: original.add_all_sources,
        publish_only: publishOnly,
        frequency: company ? (original.frequency ?? limits.providerTopicFrequency) : null,
        article_limit: company ? (original.article_limit ?? limits.alertAmountDefault) : null,
        allowed_subscription: company ? original.allowed_subscription : [2, 6],
      },
      sources.filter((source) => publishOnly || !isForPublishOnly(source)).map((source) => source.id),
    );
  });
  return readTopic(db, caller, copyId);
}
