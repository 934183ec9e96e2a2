import { ItemQuery } from '@contract/article';
import { NumberParams } from '@contract/common';
import { TranslationAnswer, TranslationBody, TranslationOptions } from '@contract/translation';
import type { HttpApp } from '@server/http/createHttpApp';
import type { ItemDeps } from '../items/routes';
import { disconnectSignal } from '@server/http/disconnectSignal';
import { modelRateLimit } from '../language-model/modelRateLimit';
import { translateArticle, translationOptions } from './service';

const path = '/data/v1/items/:id/translation';

/** Translation of an article: how it can be translated, and translating it by the configured service. */
export function translationRoutes(app: HttpApp, deps: ItemDeps): void {
  app.get(
    path,
    {
      config: { access: 'user' },
      schema: { params: NumberParams, querystring: ItemQuery, response: { 200: TranslationOptions } },
    },
    ({ caller, params, query }) => translationOptions(deps, caller, params.id, query),
  );
  app.post(
    path,
    {
      config: { access: 'user', heavy: 'translation', rateLimit: modelRateLimit },
      schema: {
        params: NumberParams,
        querystring: ItemQuery,
        body: TranslationBody,
        response: { 200: TranslationAnswer },
      },
    },
    ({ caller, params, query, body }, reply) =>
      translateArticle(deps, caller, { id: params.id, query, body, signal: disconnectSignal(reply) }),
  );
}
