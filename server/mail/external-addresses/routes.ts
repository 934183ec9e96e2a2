import { ExternalAddressesAnswer, ExternalAddressesBody } from '@contract/articleEmail';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { skippedAddresses } from './repository';

/** Which external addresses get no email from the caller's department, so that the email dialog can mark them. */
export function externalAddressRoutes(app: HttpApp, { db, clock }: Deps): void {
  app.post(
    '/workspace/v1/externaladdresses',
    {
      config: { access: 'user' },
      schema: { body: ExternalAddressesBody, response: { 200: ExternalAddressesAnswer } },
    },
    async ({ caller, body }) => ({
      skipped: await skippedAddresses(db, caller.departmentId, body.emails, clock()),
    }),
  );
}
