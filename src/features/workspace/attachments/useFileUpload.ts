import type { UploadAnswer, UploadQuery } from '@contract/attachments';
import { useEffect, useRef, useState } from 'react';
import { isApiError, type ApiError } from '@client/api/apiError';
import { useUploadAttachmentMutation } from '@client/api/workspace/attachments';

/** Uploads a file with its progress; leaving the page, and `cancel`, abort it. */
export function useFileUpload() {
  const [upload] = useUploadAttachmentMutation();
  const running = useRef<{ abort: () => void } | null>(null);
  /** The part that was sent, from 0 to 1; null while nothing is uploaded. */
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Returns what was stored, why it failed, or null if it was canceled. */
  const start = async (
    file: File,
    query: UploadQuery,
  ): Promise<{ data: UploadAnswer } | { error: ApiError } | null> => {
    setProgress(0);
    const request = upload({ ...query, file, onProgress: setProgress });
    running.current = request;
    const { data, error } = await request;
    running.current = null;
    setProgress(null);
    if (data) return { data };
    return isApiError(error) ? { error } : null;
  };
  return { progress, start, cancel: () => running.current?.abort() };
}
