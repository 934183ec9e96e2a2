import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { makeWorld, type Call, type World } from './permissionWorld';

const channel = 'fastify.initialization';

/** The data of the permission table, and every registered route: a diagnostics channel of Fastify publishes each new server before its routes are registered. */
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
