import type { Db } from '@server/db/schema';

export const topics = 5_000;
export const categories = 400;
/** The number of topics in the first category. */
const inOneCategory = 1_000;
const favourites = 24;

interface BigDepartment {
  departmentId: string;
  userId: string;
}

/**
 * Fills a department with topics in categories four levels deep; the user subscribes to every tenth and has 24
 * favorites.
 */
export async function fillBigDepartment(db: Db, { departmentId, userId }: BigDepartment): Promise<void> {
  const company = { topic_type: 'COMPANY', owner: departmentId, department_id: departmentId } as const;
  const groups: string[] = [];
  for (let position = 0; position < categories; position += 1) {
    const parent_id = position % 4 === 0 ? null : (groups[position - 1] ?? null);
    const group = { ...company, name: `Category ${position}`, parent_id, position };
    const { id } = await db.insertInto('topic_group').values(group).returning('id').executeTakeFirstOrThrow();
    groups.push(id);
  }
  const filled = groups.map(() => 0);
  const nextYear = new Date(Date.now() + 365 * 86_400_000);
  for (let from = 0; from < topics; from += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, n) => {
      const number = from + n;
      const group = number < inOneCategory ? 0 : 1 + (number % (categories - 1));
      const position = filled[group] ?? 0;
      filled[group] = position + 1;
      return {
        ...company,
        group_id: groups[group] ?? null,
        name: `Topic number ${number}`,
        description: 'What this topic is about, in a sentence of some length.',
        query: 'insulin',
        add_all_sources: true,
        frequency: 5,
        article_limit: 200,
        position,
      };
    });
    const made = await db.insertInto('topic').values(rows).returning('id').execute();
    const subscribed = made.filter((_, n) => n % 10 === 0);
    await db
      .insertInto('subscription')
      .values(subscribed.map(({ id }) => ({ user_id: userId, topic_id: id, next_due_at: nextYear })))
      .execute();
    if (from > 0) continue;
    const chosen = made.filter((_, n) => n % 40 === 7).slice(0, favourites - 1);
    await db
      .insertInto('favourite')
      .values(chosen.map(({ id }, position) => ({ user_id: userId, topic_id: id, position })))
      .execute();
  }
}
