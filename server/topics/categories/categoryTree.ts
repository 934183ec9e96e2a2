import { miscGroup } from '@contract/limits';
import type { ProfileGroup } from '@contract/topic';
import { etagOf } from '@server/http/etag';
import { groupBy } from '@server/db/groupBy';
import type { GroupRow } from './repository';

const topLevel = '';

/** Flattens categories into the API's list: parents before children, siblings in their order, each with its depth. */
export function toTree(rows: readonly GroupRow[]): ProfileGroup[] {
  const byParent = groupBy(rows, (row) => row.parent_id ?? topLevel);
  const groups: ProfileGroup[] = [];
  const walk = (parent: string, depth: number): void => {
    for (const row of byParent.get(parent) ?? []) {
      const children = (byParent.get(row.id) ?? []).map(({ id }) => id);
      groups.push(toProfileGroup(row, depth, children));
      walk(row.id, depth + 1);
    }
  };
  walk(topLevel, 1);
  return groups;
}

/** Converts a category for the API. Nobody can edit the provider's. */
export function toProfileGroup(row: GroupRow, depth: number, children: string[]): ProfileGroup {
  return {
    id: row.id,
    type: 'PROFILEGROUP',
    topicType: row.topic_type,
    name: row.name,
    owner: row.owner,
    parentGroupId: row.parent_id,
    children,
    profileGroupIcon: row.image_id === null ? row.icon : `/cdn/images/${row.image_id}`,
    blockEdit: row.block_edit || row.topic_type === 'WATCHDESK',
    depth,
    stamp: etagOfGroup(row),
  };
}

/** The etag of the fields of a category that users edit. */
export const etagOfGroup = ({ name, image_id, icon }: GroupRow): string => etagOf(name, image_id, icon);

/** The virtual category "Misc" for a user's own topics without a category; it isn't stored and can't be edited. */
export function miscOf(userId: string): ProfileGroup {
  return {
    id: miscGroup.id,
    type: 'PROFILEGROUP',
    topicType: 'USER',
    name: miscGroup.name,
    owner: userId,
    parentGroupId: null,
    children: [],
    profileGroupIcon: null,
    blockEdit: true,
    depth: 1,
  };
}
