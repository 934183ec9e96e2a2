import { transport } from '@contract/limits';
import {
  PartialSearchAnswer,
  RelaxationsAnswer,
  RelaxationsBody,
  SearchBody,
  SearchOptionsAnswer,
  SuggestionsAnswer,
  SuggestionsQuery,
} from '@contract/search';
import type { HttpApp } from '@server/http/createHttpApp';
import type { SearchDeps } from '../deps';
import { whileConnected } from '../whileConnected';
import { searchOptions } from './options';
import { relaxations } from './relaxations';
import { searchArticles } from './service';
import { suggestions } from './suggestions';

const user = { access: 'user' } as const;

/** Routes for searching articles. */
export function searchRoutes(app: HttpApp, deps: SearchDeps): void {
  app.post(
    '/data/v1/search',
    {
      config: { ...user, hasOwnQueue: true },
      bodyLimit: transport.queryBytes,
      schema: { body: SearchBody, response: { 200: PartialSearchAnswer } },
    },
    ({ body, caller }, reply) =>
      whileConnected(reply, caller, (context) => searchArticles(deps, caller, body, context)),
  );
  app.post(
    '/data/v1/search/relaxations',
    {
      config: { ...user, heavy: 'preview' },
      bodyLimit: transport.queryBytes,
      schema: { body: RelaxationsBody, response: { 200: RelaxationsAnswer } },
    },
    ({ body, caller }, reply) => whileConnected(reply, caller, (context) => relaxations(deps, caller, body, context)),
  );
  app.get(
    '/data/v1/search/options',
    { config: user, schema: { response: { 200: SearchOptionsAnswer } } },
    ({ caller }) => searchOptions(deps.db, caller),
  );
  app.get(
    '/data/v1/search/suggestions',
    { config: user, schema: { querystring: SuggestionsQuery, response: { 200: SuggestionsAnswer } } },
    async ({ query, caller }) => ({ suggestions: await suggestions(deps.db, caller, query.text, query.field) }),
  );
}
