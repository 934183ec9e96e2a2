import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { makeWorld, type Call, type World } from './permissionWorld';

const channel = 'fastify.initialization';

/** The world of the permission table, and each route as its server gets it: Fastify tells of a server before it has any. */
export async function makeWorldObservingRoutes(note: (route: RouteOptions) => void): Promise<World> {
  const watch = (message: unknown): void => {
    if (typeof message !== 'object' || message === null || !('fastify' in message)) return;
    (message.fastify as FastifyInstance).addHook('onRoute', note);
  };
  subscribe(channel, watch);
  try {
    return await makeWorld();
  } finally {
    unsubscribe(channel, watch);
  }
}

export function isMethod(text = ''): text is Call['method'] {
  return ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].includes(text);
}
