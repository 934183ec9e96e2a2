import { operationAndTable } from '@server/tracing/operationAndTable';

it.each([
  ['select "a" from "item_version" where "id" = $1', 'SELECT', 'item_version'],
  ['\n  with old as (select 1 from mail) delete from mail', 'WITH', 'mail'],
  ['insert into "session" ("user_id") values ($1)', 'INSERT', 'session'],
  ['update mail set attempts = 1', 'UPDATE', 'mail'],
  ['begin', 'BEGIN', undefined],
  ['vacuum', 'OTHER', undefined],
])('describes %j by its kind and first table', (text, operation, table) => {
  expect(operationAndTable(text)).toEqual({ operation, table });
});
