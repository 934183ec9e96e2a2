import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { HttpApp } from './createHttpApp';
import type { Deps } from './deps';
import { notFound } from './errors';
import { clientFolder, publicFolder } from './folders';
import { setPagePolicy } from './securityHeaders';
import { wantsPage } from './wantsPage';

/** Placeholder in index.html, replaced with the nonce of each response. */
const noncePlaceholder = '__CSP_NONCE__';
const year = 365 * 86_400_000;

/** Serves the client's files, and index.html for every path that the client's router handles. */
export async function serveClient(app: HttpApp, { config }: Deps): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: true, dotfiles: 'ignore' });

  // File names contain a hash of the content.
  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { config: { access: 'public', rateLimit: false }, compress: false, schema: { hide: true } },
    (request, reply) =>
      // A precompressed variant is sent depending on the browser's Accept-Encoding.
      reply
        .header('Vary', 'Accept-Encoding')
        .sendFile(request.params['*'], path.join(clientFolder, 'assets'), { maxAge: year, immutable: true }),
  );
  app.get<{ Params: { '*': string } }>(
    '/help-pages/*',
    { config: { access: 'public' }, schema: { hide: true } },
    (request, reply) => reply.sendFile(request.params['*'], path.join(publicFolder, 'help'), { maxAge: 0 }),
  );

  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw notFound();
    return sendClientPage(reply, config);
  });
}

async function sendClientPage(reply: FastifyReply, config: Deps['config']): Promise<FastifyReply> {
  const nonce = setPagePolicy(reply, config);
  const template = await readTemplate();
  reply.type('text/html; charset=utf-8');
  if (template === undefined) {
    return reply
      .status(503)
      .send('<!doctype html><title>Watchdesk</title><p>The client isn’t built yet. Run npm run build.');
  }
  return reply.status(200).send(template.replaceAll(noncePlaceholder, nonce));
}

async function readTemplate(): Promise<string | undefined> {
  try {
    return await readFile(path.join(clientFolder, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
}
