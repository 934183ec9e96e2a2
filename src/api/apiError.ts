import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { isRecord } from '@client/shared/values/isRecord';

/** The error of a failed request. `status` is 0 if the server wasn't reached. */
export interface ApiError {
  status: number;
  code: string | null;
  message: string;
  fields?: Record<string, string>;
}

const messageOf = (data: unknown): string | null => {
  if (!isRecord(data)) return null;
  for (const key of ['errorMessage', 'error_message', 'message']) {
    const text = data[key];
    if (typeof text === 'string' && text !== '') return text;
  }
  return null;
};

const fieldsOf = (data: unknown): Record<string, string> | null => {
  if (!isRecord(data) || !isRecord(data.fields)) return null;
  const entries = Object.entries(data.fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
};

/** Converts the error of fetchBaseQuery to an ApiError. */
export function toApiError(error: FetchBaseQueryError): ApiError {
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') {
    return { status: 0, code: 'NETWORK', message: 'Network Error' };
  }
  if (error.status === 'PARSING_ERROR') {
    return { status: error.originalStatus, code: null, message: error.error };
  }
  if (error.status === 'CUSTOM_ERROR') return { status: 0, code: null, message: error.error };
  const { data } = error;
  const code = isRecord(data) && typeof data.errorCode === 'string' ? data.errorCode : null;
  const fields = fieldsOf(data);
  return {
    status: error.status,
    code,
    message: messageOf(data) ?? `Request failed with status ${error.status}`,
    ...(fields ? { fields } : {}),
  };
}

/** Returns whether the error is an ApiError, and not an exception thrown by code. */
export function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && typeof error.status === 'number' && typeof error.message === 'string' && 'code' in error;
}

/**
 * Returns whether the resource doesn't exist, the user has no access to it (404 in both cases), or the ID in the URL
 * can't be one (400). Trying again would not help.
 */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || (error.status === 400 && error.fields?.id !== undefined));

/** The server is unreachable or failing. Such an error never signs the user out. */
export const isUnreachable = (error: ApiError): boolean => error.status === 0 || error.status >= 500;

/** Missing permission. Refreshing the token would not help. */
export const isForbidden = (error: ApiError): boolean => error.code === 'FORBIDDEN' || error.code === 'NOT_ENTITLED';

/**
 * Returns whether a new token may help: for 401, 403, and 400 "User is not authenticated.", but not for a missing
 * permission.
 */
export function isTokenRejected(error: ApiError): boolean {
  if (isForbidden(error)) return false;
  if (error.status === 401 || error.status === 403) return true;
  return error.status === 400 && error.message === 'User is not authenticated.';
}
