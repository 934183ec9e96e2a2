/** The state of a load. `requestId` is of the newest request: responses to older ones are ignored. */
export interface LoadState {
  status: 'idle' | 'loading' | 'loaded' | 'error';
  error: string | null;
  requestId: string | null;
}

export const idle: LoadState = { status: 'idle', error: null, requestId: null };

export const loading = (requestId: string): LoadState => ({ status: 'loading', error: null, requestId });
export const loaded: LoadState = { status: 'loaded', error: null, requestId: null };
export const failed = (error: string): LoadState => ({ status: 'error', error, requestId: null });
