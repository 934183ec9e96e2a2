import mjml2html from 'mjml';
import { compiledFrame } from '@server/engine/mail/frameCompiled';
import { frameSource } from '@server/engine/mail/frameSource';

test('the compiled frame of emails matches its source (otherwise run npm run mail-frame)', async () => {
  const { html, errors } = await mjml2html(frameSource, { validationLevel: 'strict', fonts: {} });
  expect(errors).toEqual([]);
  expect(compiledFrame).toBe(html);
});
