import { isApiError } from '@client/api/apiError';

/** A newer version that another person saved, or the user in another tab or on another device. */
export interface Conflict {
  version: number;
  savedBy: string;
  isByUser: boolean;
  /** ISO 8601. */
  saved: string;
}

/** Returns the newer version if that is why saving was refused. */
export function conflictOf(error: unknown): Conflict | null {
  if (!isApiError(error) || error.code !== 'CHANGED_MEANWHILE' || !error.fields) return null;
  const { version, savedBy = '', saved = '', savedByYou } = error.fields;
  return { version: Number(version), savedBy, isByUser: savedByYou === 'true', saved };
}
