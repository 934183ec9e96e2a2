import {
  ItemsBody,
  SavedItemsAnswer,
  SaveItemsAnswer,
  SaveItemsBody,
  WorkspaceQuery,
} from '@contract/workspaceArticles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { savedItems, saveItems } from './service';

const config = { access: 'user' } as const;

/** Saves articles into a workspace, and reports which are saved. */
export function savedItemRoutes(app: HttpApp, deps: Deps): void {
  app.post(
    '/workspace/v1/items/saved',
    { config, schema: { querystring: WorkspaceQuery, body: ItemsBody, response: { 200: SavedItemsAnswer } } },
    ({ caller, query, body }) => savedItems(deps.db, caller, query.ownerId, body.items),
  );
  app.post(
    '/workspace/v1/items/save',
    { config, schema: { querystring: WorkspaceQuery, body: SaveItemsBody, response: { 200: SaveItemsAnswer } } },
    ({ caller, query: { ownerId }, body: { items, ownerIds = ownerId === undefined ? [] : [ownerId] } }) =>
      saveItems(deps, caller, ownerIds, items),
  );
}
