import type { TranslationOptions } from '@contract/translation';
import { translationLanguageOf } from '@contract/translationLanguages';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslationOptionsQuery, type TranslatedItem } from '@client/api/data/translation';

/** The codes of the chosen languages; empty if none is chosen. */
export interface Languages {
  source: string;
  target: string;
}

/** Selected at first: the article's language, and the browser's if it is another one. */
export function initialLanguages(articleLanguage: string): Languages {
  const source = translationLanguageOf(articleLanguage) ?? '';
  const own = translationLanguageOf(navigator.language) ?? '';
  return { source, target: own === source ? '' : own };
}

export interface TranslationForm {
  options: TranslationOptions | undefined;
  error: unknown;
  retry: () => void;
  languages: Languages;
  setLanguages: (languages: Languages) => void;
  /** True if both languages are chosen and the article can be translated. */
  isReady: boolean;
  /** The page of another site that shows the translation; null if it is shown in place, or nothing can be yet. */
  href: string | null;
}

/** The state of a translation form: how the article can be translated, and the chosen languages. */
export function useTranslationForm(item: TranslatedItem | undefined, initial: Languages): TranslationForm {
  const { currentData, error, isFetching, refetch } = useTranslationOptionsQuery(item ?? skipToken);
  const [chosen, setLanguages] = useState<Languages | null>(null);
  const languages = chosen ?? initial;
  const { source, target } = languages;
  const isReady =
    source !== '' && target !== '' && source !== target && currentData !== undefined && currentData.by !== 'none';
  return {
    options: currentData,
    error: isFetching ? undefined : error,
    retry: () => void refetch(),
    languages,
    setLanguages,
    isReady,
    href: isReady && currentData.pageUrl !== null ? addressOf(currentData.pageUrl, languages) : null,
  };
}

const addressOf = (template: string, { source, target }: Languages): string =>
  template.replaceAll('{source}', encodeURIComponent(source)).replaceAll('{target}', encodeURIComponent(target));
