import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { isRecord } from '@client/shared/values/isRecord';

/** Why a call failed. `status` 0: the server was not reached. */
export interface ApiError {
  status: number;
  code: string | null;
  message: string;
  fields?: Record<string, string>;
}

const textOf = (data: unknown): string | null => {
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

/** Makes one shape of whatever fetchBaseQuery says went wrong. */
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
    message: textOf(data) ?? `Request failed with status ${error.status}`,
    ...(fields ? { fields } : {}),
  };
}

/** Tells an API's error from the errors that code throws. */
export function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && typeof error.status === 'number' && typeof error.message === 'string' && 'code' in error;
}

/** Whether the server says that there is no such thing, or none that the caller may see. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** The line or the server is at fault, not the person: nobody is signed out by it. */
export const isUnreachable = (error: ApiError): boolean => error.status === 0 || error.status >= 500;

/** A right is wanting, which no refreshed token would give. */
export const isRefusal = (error: ApiError): boolean => error.code === 'FORBIDDEN' || error.code === 'NOT_ENTITLED';

/** What makes a token be refreshed: 401, 403 and 400 "User is not authenticated.", but not for want of a right. */
export function blamesToken(error: ApiError): boolean {
  if (isRefusal(error)) return false;
  if (error.status === 401 || error.status === 403) return true;
  return error.status === 400 && error.message === 'User is not authenticated.';
}
