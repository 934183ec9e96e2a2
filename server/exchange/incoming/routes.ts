import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { PushAnswer } from '@contract/channelExchange';
import { Check } from 'typebox/value';
import { Id, IdParams } from '@contract/common';
import { limits } from '@contract/limits';
import { disconnectSignal } from '@server/http/disconnectSignal';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { forbidden } from '@server/http/errors';
import { queueOfHeavyCalls } from '@server/http/heavyRequests';
import { unauthenticatedRateLimit } from '@server/http/unauthenticatedRateLimit';
import { findPushKey, recordPush } from '../settings/repository';
import { receiveNews } from './receiveNews';

/** Also the answer if the channel doesn't exist or accepts nothing, so that nobody learns which channels there are. */
const wrongSignature = 'The signature is missing or wrong.';

const signatureFormat = /^sha1=[0-9a-f]{40}$/;

/**
 * The route by which other systems push documents into a publish channel. They sign the body with the channel's key, as
 * Superdesk does: `x-superdesk-signature: sha1=<HMAC-SHA1 in hexadecimal>`.
 */
export function pushRoutes(app: HttpApp, deps: Deps): void {
  const { db, clock } = deps;
  const calls = queueOfHeavyCalls();
  app.register((scope: HttpApp, _options, done) => {
    // The signature is that of the bytes, whatever their type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    scope.post(
      '/data/v1/push/:id',
      {
        config: { access: 'public', rateLimit: unauthenticatedRateLimit },
        bodyLimit: limits.pushBytes,
        schema: { params: IdParams, response: { 200: PushAnswer } },
        // Before the body is read: nobody else may send a large one.
        onRequest: async ({ params, headers }) => {
          const isPossible = Check(Id, params.id) && signatureFormat.test(signatureIn(headers));
          if (!isPossible || (await findPushKey(db, params.id)) === undefined) throw forbidden(wrongSignature);
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const key = await findPushKey(db, id);
        const isSigned = isSignedWith(key ?? '', bytes, signatureIn(request.headers));
        if (key === undefined || !isSigned) throw forbidden(wrongSignature);
        // After the signature, so that nobody else can keep a sender from its turn.
        const leave = await calls.enter(id, disconnectSignal(reply));
        try {
          const contentType = request.headers['content-type'] ?? '';
          const documents = await receiveNews(deps, id, { bytes, contentType, receivedAt: clock() });
          await recordPush(db, id, clock());
          return { documents };
        } finally {
          leave();
        }
      },
    );
    done();
  });
}

const signatureIn = (headers: IncomingHttpHeaders): string => String(headers['x-superdesk-signature'] ?? '');

/** Compares in constant time. */
function isSignedWith(key: string, bytes: Buffer, signature: string): boolean {
  const expected = Buffer.from(`sha1=${createHmac('sha1', key).update(bytes).digest('hex')}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
