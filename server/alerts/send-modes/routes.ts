import { emailSendModes } from '@contract/limits';
import { EmailSendModesAnswer } from '@contract/workspace';
import type { HttpApp } from '@server/http/createHttpApp';

const answer = {
  emailSendModes: [
    { id: emailSendModes.digest, label: 'One digest for all topics due at the same time' },
    { id: emailSendModes.perTopic, label: 'One email per topic' },
  ],
};

/** GET /workspace/v1/emailsendmodes */
export function emailSendModeRoutes(app: HttpApp): void {
  app.get(
    '/workspace/v1/emailsendmodes',
    { config: { access: 'user' }, schema: { response: { 200: EmailSendModesAnswer } } },
    () => answer,
  );
}
