import { useEffect, useEffectEvent, useState } from 'react';
import { times } from '@contract/limits';

/**
 * The text of a filter field. It follows the active filter; what is typed becomes the active filter after a short
 * delay.
 */
export function useFilterText(
  inForce: string,
  send: (text: string) => void,
): readonly [string, (typed: string) => void] {
  const [draft, setDraft] = useState({ of: inForce, text: inForce, sent: inForce });
  const isOwn = draft.of === inForce || draft.sent === inForce;
  const text = isOwn ? draft.text : inForce;
  // The sent text is now active: letters typed since then stay. A later change of the active filter comes from
  // elsewhere and replaces them.
  if (draft.of !== inForce) setDraft({ of: inForce, text, sent: inForce });
  const sendNow = useEffectEvent(() => {
    const sent = text.trim();
    setDraft({ of: inForce, text, sent });
    send(sent);
  });
  const waiting = text.trim() !== inForce;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(sendNow, times.previewDelayMs);
    return () => clearTimeout(timer);
  }, [waiting, text]);
  return [text, (typed) => setDraft((before) => ({ ...before, text: typed }))];
}
