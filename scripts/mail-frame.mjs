// npm run mail-frame: compiles the frame of all mails (server/engine/mail/frameSource.ts) into frameCompiled.ts, so
// that no process has to load the compiler, which takes half a second. A test fails if this was forgotten.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import mjml2html from 'mjml';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '..');
const source = path.join(root, 'server/engine/mail/frameSource.ts');
const target = path.join(root, 'server/engine/mail/frameCompiled.ts');

const built = await require('esbuild').build({
  entryPoints: [source],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  alias: { '@contract': path.join(root, 'contract') },
});
const { frameSource } = await import(
  `data:text/javascript;base64,${Buffer.from(built.outputFiles[0].contents).toString('base64')}`
);
// No fonts: mjml would load known fonts from Google whenever a mail is read.
const { html, errors } = await mjml2html(frameSource, { validationLevel: 'strict', fonts: {} });
if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('; '));
const text = `/** Made by \`npm run mail-frame\` of frameSource.ts: change that. */\nexport const compiledFrame = ${JSON.stringify(html)};\n`;
await writeFile(target, text);
execFileSync(process.execPath, [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), target], { cwd: root });
