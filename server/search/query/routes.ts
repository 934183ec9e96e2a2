import { transport } from '@contract/limits';
import {
  BuildAnswer,
  BuildBody,
  CorrectionsAnswer,
  PreviewAnswer,
  PreviewBody,
  QueryBody,
  ValidateAnswer,
} from '@contract/search';
import { correctQuery } from '../vocabulary/corrections';
import type { HttpApp } from '@server/http/createHttpApp';
import type { SearchDeps } from '../deps';
import { whileConnected } from '../whileConnected';
import { preview } from './preview';
import { build, validate } from '@server/topics/query/service';

const parsed = { access: 'user', heavy: 'query' } as const;
const searched = { access: 'user', heavy: 'preview' } as const;
const bodyLimit = transport.queryBytes;

/** Routes for editing queries: validation, conversion between terms and text, and the preview. */
export function queryRoutes(app: HttpApp, deps: SearchDeps): void {
  app.post(
    '/data/v1/query/validate',
    { config: parsed, bodyLimit, schema: { body: QueryBody, response: { 200: ValidateAnswer } } },
    ({ body }) => validate(body.query),
  );
  app.post(
    '/data/v1/query/build',
    { config: parsed, bodyLimit, schema: { body: BuildBody, response: { 200: BuildAnswer } } },
    ({ body }) => build(body),
  );
  app.post(
    '/data/v1/query/preview',
    { config: searched, bodyLimit, schema: { body: PreviewBody, response: { 200: PreviewAnswer } } },
    ({ body, caller }, reply) => whileConnected(reply, caller, (context) => preview(deps, caller, body, context)),
  );
  app.post(
    '/data/v1/query/corrections',
    { config: parsed, bodyLimit, schema: { body: QueryBody, response: { 200: CorrectionsAnswer } } },
    ({ body, caller }, reply) =>
      whileConnected(reply, caller, (context) => correctQuery(deps, caller.departmentId, body.query, context)),
  );
}
