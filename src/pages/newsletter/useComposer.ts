import type { MailTemplate } from '@contract/departmentSettings';
import type { NewsletterBody, SectionTreeAnswer } from '@contract/newsletters';
import type { WorkspaceArticlesAnswer } from '@contract/workspaceArticles';
import { useFormik } from 'formik';
import { startTransition, useEffect, useRef, useState } from 'react';
import { createIdempotencyKey } from '@client/shared/ui/form/createIdempotencyKey';
import { forgetDraft, keepDraft, type NewsletterDraft } from './newsletterDraft';
import { selectedContent, firstKeysOf, keysOf, flattenSections, withOrders } from './newsletterTree';
import { bodyOf, newsletterSchema, sameIds, sameValues, type NewsletterValues } from './newsletterValues';
import { createSelectionStore } from '@client/shared/list/selectionStore';
import type { ArticleKeys } from './newsletterTree';
import { useArticleOrder } from './useArticleOrder';

interface ComposerInput {
  ownerId: string;
  /** The full name of the user, the default sender name. */
  fullName: string;
  /** The ids of the articles selected at first. */
  preselected: readonly string[];
  draft: NewsletterDraft | null;
  tree: SectionTreeAnswer;
  articles: WorkspaceArticlesAnswer;
  templates: readonly MailTemplate[];
  /** Called when a valid form is submitted with at least one article. */
  onComplete: () => void;
}

/** Debounce of saving the draft. */
const saveDelayMs = 400;

/** The state of the composer: form, selected articles and their order, and the draft saved in session storage. */
export function useComposer(input: ComposerInput) {
  const { ownerId, draft, tree, articles, templates, onComplete } = input;
  const { orders, move } = useArticleOrder(ownerId, draft?.orders ?? {});
  const parts = withOrders(flattenSections(tree, articles.articles), orders);
  const [initial] = useState(() => ({
    values: {
      subject: '',
      fullName: input.fullName,
      introduction: '',
      separateStories: false,
      userGroupIds: [],
      templateId: templates[0]?.id ?? '',
      styleId: '',
    },
    chosen: new Set(firstKeysOf(parts, input.preselected)),
  }));
  const [key, setKey] = useState(draft?.key ?? createIdempotencyKey);
  const [tried, setTried] = useState(draft?.tried ?? null);
  // The checkboxes update at once; everything else that depends on the selection re-renders in a transition.
  const [selection] = useState(() =>
    createSelectionStore<ArticleKeys>(draft ? new Set(draft.articleIds) : initial.chosen),
  );
  const [picked, setPicked] = useState(selection.getSnapshot);
  const choose = (change: (current: ArticleKeys) => ArticleKeys): void => {
    selection.set(change(selection.getSnapshot()));
    startTransition(() => setPicked(selection.getSnapshot()));
  };
  const present = new Set(parts.flatMap(keysOf));
  const chosen = new Set([...picked].filter((id) => present.has(id)));
  const form = useFormik<NewsletterValues>({
    initialValues: draft?.values ?? initial.values,
    validationSchema: newsletterSchema,
    onSubmit: () => {
      if ([...selection.getSnapshot()].some((id) => present.has(id))) onComplete();
    },
  });
  const { values } = form;

  const isChanged = !sameValues(values, initial.values) || !sameIds(picked, initial.chosen);
  const isOrdered = orders[''] !== undefined;
  const discarded = useRef(false);
  useEffect(() => {
    if (!isChanged && !isOrdered) return;
    const save = (): void => {
      if (!discarded.current) keepDraft({ ownerId, values, articleIds: [...picked], orders, key, tried });
    };
    const timer = setTimeout(save, saveDelayMs);
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
    };
  }, [isChanged, isOrdered, ownerId, values, picked, orders, key, tried]);

  return {
    form,
    parts,
    chosen,
    selection,
    choose,
    move,
    /** The number of selected articles that are no longer in the workspace or section. */
    gone: picked.size - chosen.size,
    tried,
    setTried,
    isChanged,
    body: (): NewsletterBody => bodyOf(values, selectedContent(parts, tree, chosen), templates, key),
    /** Makes it a new newsletter for the server, with a new idempotency key. */
    renew: () => {
      setKey(createIdempotencyKey());
      setTried(null);
    },
    /** Deletes the draft and stops saving it: the newsletter was sent or discarded. */
    drop: () => {
      discarded.current = true;
      forgetDraft();
    },
    /** Discards the draft and starts over. */
    restart: () => {
      forgetDraft();
      form.resetForm({ values: initial.values });
      choose(() => initial.chosen);
      setKey(createIdempotencyKey());
      setTried(null);
    },
  };
}

export type ComposerState = ReturnType<typeof useComposer>;
