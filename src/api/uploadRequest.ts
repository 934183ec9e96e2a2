import { times } from '@contract/limits';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

interface UploadRequest {
  /** An absolute URL. */
  url: string;
  body: FormData;
  headers: Headers;
  signal: AbortSignal;
  /** Called with the part that was sent, from 0 to 1. */
  onProgress: (sent: number) => void;
}

type UploadAnswer = { data: unknown; error?: undefined } | { error: FetchBaseQueryError; data?: undefined };

/**
 * Sends a form by XMLHttpRequest, which reports its progress; `fetch` can't. Returns what `fetchBaseQuery` would, and
 * TIMEOUT_ERROR if it stalls, for which browsers have no limit of their own.
 */
export function uploadRequest({ url, body, headers, signal, onProgress }: UploadRequest): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (reason: string) => resolve({ error: { status: 'FETCH_ERROR', error: reason } });
    const abort = () => request.abort();
    let timer: ReturnType<typeof setTimeout>;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        resolve({ error: { status: 'TIMEOUT_ERROR', error: 'The upload stopped making progress' } });
        abort();
      }, times.uploadStallMs);
    };
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      restartTimer();
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(toAnswer(request)));
    request.addEventListener('error', () => fail('The upload failed'));
    request.addEventListener('abort', () => fail('The upload was canceled'));
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    });
    if (signal.aborted) return fail('The upload was canceled');
    signal.addEventListener('abort', abort);
    request.open('POST', url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    restartTimer();
    request.send(body);
  });
}

function toAnswer({ status, responseText }: XMLHttpRequest): UploadAnswer {
  try {
    const data: unknown = JSON.parse(responseText);
    return status >= 200 && status < 300 ? { data } : { error: { status, data } };
  } catch (error) {
    return { error: { status: 'PARSING_ERROR', originalStatus: status, data: responseText, error: String(error) } };
  }
}
