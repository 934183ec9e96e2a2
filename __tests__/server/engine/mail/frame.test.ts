import mjml2html from 'mjml';
import { compiledFrame } from '@server/engine/mail/frameCompiled';
import { frameSource } from '@server/engine/mail/frameSource';

test('the frame of mails is compiled from its source: npm run mail-frame', async () => {
  const { html, errors } = await mjml2html(frameSource, { validationLevel: 'strict', fonts: {} });
  expect(errors).toEqual([]);
  expect(compiledFrame).toBe(html);
});
