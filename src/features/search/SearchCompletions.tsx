import type { Suggestion } from '@contract/search';
import { limits } from '@contract/limits';
import { completeQuery } from '@contract/query/complete';
import { fieldInfo } from '@contract/query/fields';
import { typedName, withName } from '@contract/query/typedName';
import { useEffect, useMemo } from 'react';
import { useSuggestions } from '@client/api/data/suggestions';
import type { Offer } from './SuggestionList';

interface SearchCompletionsProps {
  text: string;
  caret: number;
  onOffers: (offers: readonly Offer[]) => void;
}

/**
 * Reports completions for the typed text: names that articles are tagged with, sources, and fields. Renders nothing.
 */
export function SearchCompletions({ text, caret, onOffers }: SearchCompletionsProps) {
  const names = useSuggestions(typedName(text, caret));
  const offers = useMemo(() => offersFor(text, caret, names), [text, caret, names]);
  useEffect(() => {
    onOffers(offers);
    return () => onOffers([]);
  }, [offers, onOffers]);
  return null;
}

function offersFor(text: string, caret: number, names: readonly Suggestion[]): Offer[] {
  const typed = typedName(text, caret);
  const named = names.flatMap((name): Offer[] => {
    const change = typed && withName(typed, name);
    return change ? [{ ...withCompletion(text, change), label: name.name, help: fieldInfo(name.field).label }] : [];
  });
  const { typed: begun, start, end, options } = completeQuery(text, caret);
  const fields = options
    .filter(({ kind }) => kind === 'field' && begun.length > 1)
    .map((option): Offer => ({
      ...withCompletion(text, { ...option, start, end }),
      label: option.text,
      help: option.help,
    }));
  return [...named.slice(0, Math.max(2, limits.suggestions - fields.length)), ...fields].slice(0, limits.suggestions);
}

/** Returns the text with the completion inserted, and the caret after it. */
function withCompletion(text: string, { start, end, text: piece }: { start: number; end: number; text: string }) {
  const rest = text.slice(end);
  return {
    text: text.slice(0, start) + piece + (piece.endsWith(' ') ? rest.trimStart() : rest),
    caret: start + piece.length,
  };
}
