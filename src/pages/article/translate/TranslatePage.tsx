import '../texts';
import '@client/features/translation/texts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslateMutation } from '@client/api/data/translation';
import { initialLanguages, useTranslationForm, type Languages } from '@client/features/translation/useTranslationForm';
import { isRecord } from '@client/shared/values/isRecord';
import { neighborsOf } from '../articleRoute';
import { useArticle } from '../useArticle';
import { articlePathOf, parseTranslateRoute } from './translateRoute';
import { TranslateView } from './TranslateView';

/** The page that translates an article, and shows the translation beside the original. */
export function TranslatePage() {
  const location = useLocation();
  const { pathname } = location;
  const route = parseTranslateRoute(pathname);
  const { article, error, retry } = useArticle(route, neighborsOf(route).next);
  const current = article.currentData?.article;
  const item = current && {
    itemId: current.itemId,
    version: current.itemVersion,
    isArticle: route.kind === 'workspace',
  };
  const chosen = readLanguages(location.state);
  const form = useTranslationForm(item, chosen ?? initialLanguages(current?.language ?? ''));
  const [translate, translation] = useTranslateMutation();
  const cancel = useRef<() => void>(() => undefined);
  useEffect(() => () => cancel.current(), []);

  const start = () => {
    if (!item || !form.isReady || form.href !== null) return;
    cancel.current();
    const request = translate({ ...item, body: form.languages });
    cancel.current = () => request.abort();
  };
  // The dialog has already requested the languages.
  const startAtOnce = useEffectEvent(() => {
    if (chosen) start();
  });
  const isLoaded = form.options !== undefined;
  useEffect(() => {
    if (isLoaded) startAtOnce();
  }, [isLoaded, pathname]);

  const { data, isLoading, originalArgs } = translation;
  const isCanceled = isRecord(translation.error) && translation.error.name === 'AbortError';
  return (
    <TranslateView
      article={current}
      error={error}
      onRetry={retry}
      back={articlePathOf(route)}
      form={form}
      onTranslate={start}
      onCancel={() => cancel.current()}
      translation={data && originalArgs ? { ...data, language: originalArgs.body.target } : null}
      isTranslating={isLoading}
      translationError={isCanceled ? undefined : translation.error}
    />
  );
}

/** The languages that the dialog has passed on. */
function readLanguages(state: unknown): Languages | null {
  if (!isRecord(state) || typeof state.source !== 'string' || typeof state.target !== 'string') return null;
  return { source: state.source, target: state.target };
}
