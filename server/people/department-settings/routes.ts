import { Done } from '@contract/common';
import { DepartmentSettings, DepartmentSettingsBody, DepartmentStylesAnswer } from '@contract/departmentSettings';
import { AppQuery } from '@contract/iam';
import { limits } from '@contract/limits';
import { mailStyles } from '@server/engine/mail/looks';
import type { HttpApp } from '@server/http/createHttpApp';
import type { PeopleDeps } from '../deps';
import { departmentSettings, saveDepartmentSettings } from './service';

const path = '/iam/v1/department/settings';
/** Room for two base64 images of 1 MB each and the other fields. */
const bodyLimit = limits.imageBytes * 4;

/** Settings that administrators choose for all users of their company. */
export function departmentSettingsRoutes(app: HttpApp, deps: PeopleDeps): void {
  app.get(
    path,
    { config: { access: 'admin' }, schema: { querystring: AppQuery, response: { 200: DepartmentSettings } } },
    ({ caller }) => departmentSettings(deps, caller.departmentId),
  );

  app.put(
    path,
    {
      config: { access: 'admin', heavy: 'image' },
      bodyLimit,
      schema: { querystring: AppQuery, body: DepartmentSettingsBody, response: { 200: Done } },
    },
    async ({ caller, body }) => {
      await saveDepartmentSettings(deps, caller.departmentId, body);
      return { status: 'ok' as const };
    },
  );

  app.get(
    '/iam/v1/department/styles',
    { config: { access: 'user' }, schema: { response: { 200: DepartmentStylesAnswer } } },
    async ({ caller }) => {
      const all = [...mailStyles, ...(await deps.mailStyles.own(deps.db, caller.departmentId))];
      const styles = all.map(({ id, name, description }) => ({ id, name, description }));
      return { styles, total: styles.length };
    },
  );
}
