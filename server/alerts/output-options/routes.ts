import { OutputOptionsAnswer, PersonalAlertAnswer, PersonalAlertBody, PersonalAlertParams } from '@contract/alert';
import { frequencyLabels } from '@contract/limits';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { setPersonalAlert } from './service';

const user = { access: 'user' } as const;

/** The choice of alert frequencies, and the alert settings of a user's own topics. */
export function outputOptionRoutes(app: HttpApp, { db, clock }: Deps): void {
  app.get('/alert/v1/outputoptions', { config: user, schema: { response: { 200: OutputOptionsAnswer } } }, () => ({
    outputFrequencies: { ...frequencyLabels },
  }));
  app.post(
    '/alert/v1/outputoptions/:userId/:profileId',
    {
      config: user,
      schema: { params: PersonalAlertParams, body: PersonalAlertBody, response: { 200: PersonalAlertAnswer } },
    },
    ({ params, body, caller }) => setPersonalAlert(db, caller, params.userId, params.profileId, body, clock()),
  );
}
