import { emailSendModes } from '@contract/limits';
import { EmailSendModesAnswer } from '@contract/workspace';
import type { HttpApp } from '@server/http/createHttpApp';

const answer = {
  emailSendModes: [
    { id: emailSendModes.digest, label: 'One digest of all topics that are due together' },
    { id: emailSendModes.perTopic, label: 'One e-mail for each topic' },
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
