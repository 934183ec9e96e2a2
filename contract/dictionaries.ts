import { Type, type Static } from 'typebox';

/** GET /data/v1/contentcategory: the content categories of articles. */
export const ContentCategory = Type.Object({ id: Type.String(), contentName: Type.String() });
export type ContentCategory = Static<typeof ContentCategory>;
export const ContentCategoriesAnswer = Type.Object({ contentCategories: Type.Array(ContentCategory) });

/** GET /data/v1/language: the languages of articles. */
export const Language = Type.Object({ id: Type.String(), name: Type.String() });
export type Language = Static<typeof Language>;
export const LanguagesAnswer = Type.Object({ languages: Type.Array(Language) });
