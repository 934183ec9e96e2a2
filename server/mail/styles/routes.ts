import { Done, IdParams } from '@contract/common';
import { StyleAnswer, StyleBody, StylesAnswer } from '@contract/mailStyles';
import { allStyles } from './ownStyles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { addStyle, deleteStyle, makeDefault, styleOf } from './service';

const readAccess = { access: 'user' } as const;
const writeAccess = { access: 'adminOrPublish' } as const;
const path = '/style/v1/styles';

/**
 * Mail styles: every user can list them; administrators and users with the publish permission manage the department's
 * own.
 */
export function ownStyleRoutes(app: HttpApp, { db }: Deps): void {
  app.get(path, { config: readAccess, schema: { response: { 200: StylesAnswer } } }, async ({ caller }) => {
    const styles = await allStyles(db, caller.departmentId);
    return { styles, total: styles.length };
  });
  app.post(
    path,
    { config: writeAccess, schema: { body: StyleBody, response: { 200: StyleAnswer } } },
    async ({ caller, body }) => ({ style: await addStyle(db, caller.departmentId, body) }),
  );
  app.get(
    `${path}/:id`,
    { config: readAccess, schema: { params: IdParams, response: { 200: StyleAnswer } } },
    async ({ caller, params }) => ({ style: await styleOf(db, caller.departmentId, params.id) }),
  );
  app.delete(
    `${path}/:id`,
    { config: writeAccess, schema: { params: IdParams, response: { 200: Done } } },
    async ({ caller, params }) => {
      await deleteStyle(db, caller.departmentId, params.id);
      return { status: 'ok' as const };
    },
  );
  app.put(
    `${path}/:id/default`,
    { config: writeAccess, schema: { params: IdParams, response: { 200: StyleAnswer } } },
    async ({ caller, params }) => ({ style: await makeDefault(db, caller.departmentId, params.id) }),
  );
}
