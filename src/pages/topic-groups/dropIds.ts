const prefix = 'category ';

/** The id under which a category takes topics. */
export const dropId = (groupId: string): string => prefix + groupId;
export const categoryOf = (id: string): string => id.slice(prefix.length);
