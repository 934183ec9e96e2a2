import { StylesAnswer } from '@contract/mailStyles';
import { allStyles } from './ownStyles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';

/** GET /workspace/v1/styles: the styles that a newsletter can use. */
export function styleRoutes(app: HttpApp, { db }: Deps): void {
  app.get(
    '/workspace/v1/styles',
    { config: { access: 'user' }, schema: { response: { 200: StylesAnswer } } },
    async ({ caller }) => {
      const styles = await allStyles(db, caller.departmentId);
      return { styles, total: styles.length };
    },
  );
}
