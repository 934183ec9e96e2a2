import type { Done } from '@contract/common';
import type {
  BulkFavouriteBody,
  DepartmentSubscriptionsAnswer,
  DepartmentUser,
  ImportAnswer,
  NewUserBody,
  UserBody,
  UserIdsBody,
  UsersAnswer,
  UsersQuery,
} from '@contract/users';
import { iamApi } from '../iamApi';
import { isImportResult, readImportStream } from './readImportStream';

const path = '/iam/v1/department/users';
const one = (id: string) => `${path}/${encodeURIComponent(id)}`;

interface UserImport {
  file: File;
  deliveryMethods: readonly number[];
  dryRun: boolean;
  skipWrong: boolean;
  onProgress: (done: number, total: number) => void;
}

/** The users of a department; administrators only. */
export const userEndpoints = iamApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.query<UsersAnswer, UsersQuery>({
      query: (params) => ({ url: path, params }),
      providesTags: ['Users'],
    }),
    departmentSubscriptions: build.query<DepartmentSubscriptionsAnswer, undefined>({
      query: () => '/iam/v1/department/subscriptions',
      providesTags: ['Users'],
    }),
    user: build.query<DepartmentUser, string>({ query: one, providesTags: ['Users', 'UserGroups'] }),
    addUser: build.mutation<DepartmentUser, NewUserBody>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: ['Users', 'Colleagues'],
    }),
    updateUser: build.mutation<DepartmentUser, { id: string; body: UserBody }>({
      query: ({ id, body }) => ({ url: one(id), method: 'PUT', body }),
      invalidatesTags: ['Users', 'Colleagues'],
    }),
    removeUser: build.mutation<Done, string>({
      query: (id) => ({ url: one(id), method: 'DELETE' }),
      invalidatesTags: ['Users', 'Colleagues', 'UserGroups'],
    }),
    removeUsers: build.mutation<Done, UserIdsBody>({
      query: (body) => ({ url: `${path}/delete`, method: 'POST', body }),
      invalidatesTags: ['Users', 'Colleagues', 'UserGroups'],
    }),
    addFavouriteForUsers: build.mutation<Done, BulkFavouriteBody>({
      query: (body) => ({ url: `${path}/favorite`, method: 'PUT', body }),
    }),
    /** No error snackbar: the import dialog shows the progress, the result, and the errors. */
    importUsers: build.mutation<ImportAnswer, UserImport>({
      query: ({ file, deliveryMethods, dryRun, skipWrong, onProgress }) => {
        const body = new FormData();
        body.append('deliveryMethods', deliveryMethods.join(','));
        body.append('dryRun', String(dryRun));
        body.append('skipWrong', String(skipWrong));
        body.append('file', file);
        return {
          url: `${path}/import`,
          method: 'POST',
          body,
          headers: new Headers({ accept: 'application/x-ndjson' }),
          responseHandler: (response) => readImportStream(response, onProgress),
          validateStatus: (response, last) => response.ok && isImportResult(last),
        };
      },
      invalidatesTags: (answer) => (answer?.imported ? ['Users', 'Colleagues'] : []),
      extraOptions: { handlesFailure: true },
    }),
    /** Returns the CSV as text. A mutation, so that the caller can reset it and the text isn't cached. */
    exportUsers: build.mutation<string, { onProgress: (bytes: number) => void }>({
      query: ({ onProgress }) => ({
        url: `${path}/export`,
        params: { format: 'text' },
        responseHandler: (response) => readText(response, onProgress),
      }),
    }),
  }),
});

async function readText(response: Response, onProgress: (bytes: number) => void): Promise<unknown> {
  if (!response.ok) return response.json();
  const bytes = new Uint8Array(await new Response(withByteCount(response, onProgress)).arrayBuffer());
  // The byte order mark stays in the text: spreadsheet programs recognize UTF-8 by it.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function withByteCount(
  { body }: Response,
  onProgress: (bytes: number) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, out) {
      bytes += part.byteLength;
      onProgress(bytes);
      out.enqueue(part);
    },
  });
  return body?.pipeThrough(counter) ?? null;
}

export const {
  useUsersQuery,
  useDepartmentSubscriptionsQuery,
  useUserQuery,
  useAddUserMutation,
  useUpdateUserMutation,
  useRemoveUserMutation,
  useRemoveUsersMutation,
  useAddFavouriteForUsersMutation,
  useImportUsersMutation,
  useExportUsersMutation,
} = userEndpoints;
