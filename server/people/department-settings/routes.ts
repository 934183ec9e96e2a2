import { Done } from '@contract/common';
import { DepartmentSettings, DepartmentSettingsBody, DepartmentStylesAnswer } from '@contract/company';
import { AppQuery } from '@contract/iam';
import { limits } from '@contract/limits';
import { mailStyles } from '@server/engine/mail/looks';
import { ownStyles } from '@server/mail/styles/ownStyles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { departmentSettings, saveDepartmentSettings } from './service';

const path = '/iam/v1/department/settings';
/** Two images of 1 MB in base64, and the rest. */
const bodyLimit = limits.imageBytes * 4;

/** What a company's administrators choose for all of its people. */
export function departmentSettingsRoutes(app: HttpApp, { db, clock }: Deps): void {
  app.get(
    path,
    { config: { access: 'admin' }, schema: { querystring: AppQuery, response: { 200: DepartmentSettings } } },
    ({ caller }) => departmentSettings(db, caller.departmentId),
  );

  app.put(
    path,
    {
      config: { access: 'admin' },
      bodyLimit,
      schema: { querystring: AppQuery, body: DepartmentSettingsBody, response: { 200: Done } },
    },
    async ({ caller, body }) => {
      await saveDepartmentSettings(db, caller.departmentId, body, clock());
      return { status: 'ok' as const };
    },
  );

  app.get(
    '/iam/v1/department/styles',
    { config: { access: 'user' }, schema: { response: { 200: DepartmentStylesAnswer } } },
    async ({ caller }) => {
      const all = [...mailStyles, ...(await ownStyles(db, caller.departmentId))];
      const styles = all.map(({ id, name, description }) => ({ id, name, description }));
      return { styles, total: styles.length };
    },
  );
}
