import swagger from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import { ErrorBody } from '@contract/errors';
import type { HttpApp } from './createHttpApp';
import type { Deps } from './deps';
import { openApiPage } from './openapiPage';
import { setPagePolicy } from './securityHeaders';

/** Collects the schemas of all routes registered after this call. */
export async function collectOpenApi(app: HttpApp, { config }: Deps): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Watchdesk', version: '1.0.0', description: 'The API that the Watchdesk client uses.' },
      servers: [{ url: config.publicUrl }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          realm: { type: 'apiKey', in: 'header', name: 'realm' },
          apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const { access, apiKey } = route.config ?? {};
      const security = access === 'public' ? (apiKey ? [{ apiKey: [] }] : []) : [{ token: [], realm: [], apiKey: [] }];
      const [service = ''] = url.split('/').filter((part) => part !== '');
      // Every request can fail, always with the same body.
      const response = { ...responsesOf(schema), default: ErrorBody };
      return {
        schema: { tags: [service], description: `Access: ${access ?? ''}`, ...schema, response, security },
        url,
      };
    },
  });
}

export function openApiRoutes(app: HttpApp, { config }: Deps): void {
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;
  app.get('/openapi.json', options, (_request, reply) => reply.header('Cache-Control', 'no-cache').send(app.swagger()));
  app.get('/api-docs', options, (_request, reply) => {
    const nonce = setPagePolicy(reply, config);
    return reply.type('text/html; charset=utf-8').send(openApiPage(nonce));
  });
}

function responsesOf(schema: FastifySchema | undefined): object {
  const response: unknown = schema?.response;
  return typeof response === 'object' && response !== null ? response : { 200: { description: 'OK' } };
}
