import { useEffect, useEffectEvent, useState } from 'react';
import { times } from '@contract/limits';

/** The text of a box that filters: it follows what is in force, and what is typed comes into force a moment later. */
export function useTypedText(
  inForce: string,
  send: (text: string) => void,
): readonly [string, (typed: string) => void] {
  const [draft, setDraft] = useState({ of: inForce, text: inForce });
  const text = draft.of === inForce ? draft.text : inForce;
  const sendNow = useEffectEvent(() => send(text.trim()));
  const waiting = text.trim() !== inForce;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(sendNow, times.previewDelayMs);
    return () => clearTimeout(timer);
  }, [waiting, text]);
  return [text, (typed) => setDraft({ of: inForce, text: typed })];
}
