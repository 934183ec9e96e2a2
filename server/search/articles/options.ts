import { fieldList } from '@contract/query/fields';
import type { SearchOptionsAnswer } from '@contract/search';
import type { Db } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { languages } from '@server/channels/categories-and-languages/languages';
import { listContentCategories } from '@server/channels/categories-and-languages/repository';
import { listAllSources } from '@server/channels/sources/repository';

/** The available search options: sort orders, groupings, fields, and the values of the select fields. */
export async function searchOptions(db: Db, caller: Caller): Promise<SearchOptionsAnswer> {
  const [categories, sources] = await Promise.all([listContentCategories(db), listAllSources(db, caller.departmentId)]);
  return {
    searchOptions: {
      sortOrders: [
        { id: 'NEWEST_FIRST', label: 'Newest first' },
        { id: 'RELEVANT_FIRST', label: 'Most relevant first' },
      ],
      groupings: [
        { id: 'NONE', label: 'Every article' },
        { id: 'STORY', label: 'One article per story' },
      ],
      fields: fieldList
        .filter((field) => field.offered)
        .map(({ name, label, kind, help }) => ({ name, label, type: kind, help })),
      values: {
        category: categories.map(({ id, contentName }) => ({ value: id, label: contentName })),
        language: languages.map(({ id, name }) => ({ value: id, label: name })),
        source: sources,
      },
    },
  };
}
