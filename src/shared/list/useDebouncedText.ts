import { useEffect, useEffectEvent, useState } from 'react';
import { times } from '@contract/limits';

/** The text of a box that filters: it follows what is in force, and what is typed comes into force a moment later. */
export function useDebouncedText(
  inForce: string,
  send: (text: string) => void,
): readonly [string, (typed: string) => void] {
  const [draft, setDraft] = useState({ of: inForce, text: inForce, sent: inForce });
  const isOwn = draft.of === inForce || draft.sent === inForce;
  const text = isOwn ? draft.text : inForce;
  // What was sent is in force now: letters typed on the way stay, and what was in force before is another's word from here on.
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
