import type { MailTemplate } from '@contract/company';
import type { NewsletterBody, SectionTreeAnswer } from '@contract/newsletters';
import type { WorkspaceArticlesAnswer } from '@contract/workspaceArticles';
import { useFormik } from 'formik';
import { startTransition, useEffect, useRef, useState } from 'react';
import { createIdempotencyKey } from '@client/shared/ui/form/createIdempotencyKey';
import { forgetDraft, keepDraft, type NewsletterDraft } from './newsletterDraft';
import { chosenOf, firstKeys, keysOf, partsOf, withOrders } from './newsletterTree';
import { bodyOf, newsletterSchema, sameIds, sameValues, type NewsletterValues } from './newsletterValues';
import { makePicks, type Keys } from './picks';
import { useArticleOrder } from './useArticleOrder';

interface ComposerInput {
  ownerId: string;
  /** The full name of who writes it. */
  fullName: string;
  /** The ids of articles that come along chosen. */
  brought: readonly string[];
  draft: NewsletterDraft | null;
  tree: SectionTreeAnswer;
  articles: WorkspaceArticlesAnswer;
  templates: readonly MailTemplate[];
  /** Everything that is required is there. */
  onComplete: () => void;
}

/** What is typed is kept when the hands rest. */
const keepAfterMs = 400;

/** A newsletter that is being written: its form, what is chosen and in which order, and the draft that this tab keeps of it. */
export function useComposer(input: ComposerInput) {
  const { ownerId, draft, tree, articles, templates, onComplete } = input;
  const { orders, move } = useArticleOrder(ownerId, draft?.orders ?? {});
  const parts = withOrders(partsOf(tree, articles.articles), orders);
  const [begun] = useState(() => ({
    values: {
      subject: '',
      fullName: input.fullName,
      userGroupIds: [],
      templateId: templates[0]?.id ?? '',
      styleId: '',
    },
    chosen: new Set(firstKeys(parts, input.brought)),
  }));
  const [key, setKey] = useState(draft?.key ?? createIdempotencyKey);
  const [tried, setTried] = useState(draft?.tried ?? null);
  // The boxes answer at once; what else is drawn of what is chosen, the form and the draft among it, comes after that is painted.
  const [picks] = useState(() => makePicks(draft ? new Set(draft.articleIds) : begun.chosen));
  const [picked, setPicked] = useState(picks.now);
  const choose = (change: (now: Keys) => Keys): void => {
    picks.set(change(picks.now()));
    startTransition(() => setPicked(picks.now()));
  };
  const present = new Set(parts.flatMap(keysOf));
  const chosen = new Set([...picked].filter((id) => present.has(id)));
  const form = useFormik<NewsletterValues>({
    initialValues: draft?.values ?? begun.values,
    validationSchema: newsletterSchema,
    onSubmit: () => {
      if ([...picks.now()].some((id) => present.has(id))) onComplete();
    },
  });
  const { values } = form;

  const isChanged = !sameValues(values, begun.values) || !sameIds(picked, begun.chosen);
  const isOrdered = orders[''] !== undefined;
  const dropped = useRef(false);
  useEffect(() => {
    if (!isChanged && !isOrdered) return;
    const keep = (): void => {
      if (!dropped.current) keepDraft({ ownerId, values, articleIds: [...picked], orders, key, tried });
    };
    const timer = setTimeout(keep, keepAfterMs);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [isChanged, isOrdered, ownerId, values, picked, orders, key, tried]);

  return {
    form,
    parts,
    chosen,
    picks,
    choose,
    move,
    /** Chosen articles that have left the workspace, or their section. */
    gone: picked.size - chosen.size,
    tried,
    setTried,
    isChanged,
    body: (): NewsletterBody => bodyOf(values, chosenOf(parts, tree, chosen), templates, key),
    /** Another newsletter from here on. */
    renew: () => {
      setKey(createIdempotencyKey());
      setTried(null);
    },
    /** It is sent, or given up: nothing is kept of it. */
    drop: () => {
      dropped.current = true;
      forgetDraft();
    },
    restart: () => {
      forgetDraft();
      form.resetForm({ values: begun.values });
      choose(() => begun.chosen);
      setKey(createIdempotencyKey());
      setTried(null);
    },
  };
}

export type ComposerState = ReturnType<typeof useComposer>;
