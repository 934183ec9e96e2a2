const prefix = 'category ';

/** The droppable id of a category. */
export const dropId = (groupId: string): string => prefix + groupId;
export const categoryOf = (id: string): string => id.slice(prefix.length);
