// npm start: builds if needed, then runs the server in this process.
import { isBuilt } from './build.mjs';

if (!isBuilt('client') || !isBuilt('server')) {
  const { prepareFirstStart } = await import('./firstStart.mjs');
  await prepareFirstStart();
}
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.mjs');
