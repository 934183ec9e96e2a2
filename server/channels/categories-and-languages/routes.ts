import { ContentCategoriesAnswer, LanguagesAnswer } from '@contract/dictionaries';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { languages } from './languages';
import { listContentCategories } from './repository';

const user = { access: 'user' } as const;

/** Routes for the options of select fields: content categories and languages. */
export function dictionaryRoutes(app: HttpApp, { db }: Deps): void {
  app.get(
    '/data/v1/contentcategory',
    { config: user, schema: { response: { 200: ContentCategoriesAnswer } } },
    async () => ({ contentCategories: await listContentCategories(db) }),
  );
  app.get('/data/v1/language', { config: user, schema: { response: { 200: LanguagesAnswer } } }, () => ({
    languages: [...languages],
  }));
}
