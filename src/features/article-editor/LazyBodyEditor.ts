import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import type { BodyEditorProps } from './editor/BodyEditor';

/** The editor with its library, which only the article form needs. */
export const LazyBodyEditor = lazyComponent<BodyEditorProps>(
  async () => (await import('./editor/BodyEditor')).BodyEditor,
  { prefetch: true },
);
