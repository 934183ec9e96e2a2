const prefix = 'category ';

/** The droppable id of a category. */
export const categoryDroppableId = (groupId: string): string => prefix + groupId;
export const categoryOfDroppable = (id: string): string => id.slice(prefix.length);
