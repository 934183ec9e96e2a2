import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface HistoryRequest<Request> {
  /** What a history state requests; null if it requests nothing. */
  read: (state: unknown) => Request | null;
  open: (request: Request) => void;
  close: () => void;
}

/** Opens a dialog that the history state requests, and clears the state. Navigation closes the dialog. */
export function useHistoryRequest<Request>({ read, open, close }: HistoryRequest<Request>): void {
  const navigate = useNavigate();
  const location = useLocation();
  const { key, pathname, search, hash } = location;
  const state: unknown = location.state;
  const waiting = useRef<Request | null>(null);
  const arrive = useEffectEvent(() => {
    const requested = read(state);
    if (requested) {
      // Cleared first, so that a reload doesn't open the dialog once more.
      waiting.current = requested;
      void navigate({ pathname, search, hash }, { replace: true, state: null });
    } else if (waiting.current) {
      open(waiting.current);
      waiting.current = null;
    }
  });
  const leave = useEffectEvent(close);
  useEffect(() => {
    arrive();
    return () => leave();
  }, [key]);
}
