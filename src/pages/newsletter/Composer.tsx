import type { MailTemplate } from '@contract/departmentSettings';
import type { CurrentUser } from '@contract/iam';
import type { Newsletter, SectionTreeAnswer } from '@contract/newsletters';
import type { WorkspaceArticlesAnswer } from '@contract/workspaceArticles';
import { limits } from '@contract/limits';
import MailOutlined from '@mui/icons-material/MailOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ApiError } from '@client/api/apiError';
import { useUserGroupPageQuery } from '@client/api/iam/groupManagement';
import { useMailStylesQuery } from '@client/api/workspace/mailStyles';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { personName } from '@client/shared/texts/personName';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { LeaveGuard } from '@client/shared/ui/dialog/LeaveGuard';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ContentPanel } from './ContentPanel';
import { FormPanel } from './FormPanel';
import { templateAndStyleText, selectedGroupNames } from './newsletterOptions';
import { draftOf } from './newsletterDraft';
import { articleIdOf } from './newsletterTree';
import { newsletterTabs, NewsletterLayout, type NewsletterTab } from './NewsletterLayout';
import type { PreviewPanelProps } from './preview/PreviewPanel';
import type { Problem, ProblemDialogProps } from './send/ProblemDialog';
import type { SendDialogProps } from './send/SendDialog';
import { useComposer } from './useComposer';

const PreviewPanel = lazyComponent<PreviewPanelProps>(
  async () => (await import('./preview/PreviewPanel')).PreviewPanel,
);
const SendDialog = lazyComponent<SendDialogProps>(async () => (await import('./send/SendDialog')).SendDialog, {
  dialog: true,
  prefetch: true,
});
const ProblemDialog = lazyComponent<ProblemDialogProps>(
  async () => (await import('./send/ProblemDialog')).ProblemDialog,
  { dialog: true },
);

interface ComposerProps {
  ownerId: string;
  user: CurrentUser;
  /** The path of the workspace. */
  back: string;
  /** The ids of the articles selected in the workspace. */
  preselected: readonly string[];
  tree: SectionTreeAnswer;
  articles: WorkspaceArticlesAnswer;
  templates: readonly MailTemplate[];
}

/** The newsletter composer: form, article selection, preview, sending, and a warning before unsent changes are lost. */
export function Composer({ ownerId, user, back, preselected, tree, articles, templates }: ComposerProps) {
  const { notifications } = useServices();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [params, setParams] = useSearchParams();
  const [draft] = useState(() => draftOf(ownerId));
  const [isDraft, setIsDraft] = useState(draft !== null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const finished = useRef(false);
  const hasRoomBeside = useMediaQuery(besideQuery, { noSsr: true });
  const groups = useUserGroupPageQuery({ limit: limits.ownUserGroups, people: 'owner' }, refetchOnMount);
  const styles = useMailStylesQuery(undefined, refetchOnMount);

  const composer = useComposer({
    ownerId,
    fullName: personName(user),
    preselected,
    draft,
    tree,
    articles,
    templates,
    onComplete: () => {
      const drafts = draftsOf();
      if (drafts.length > 0) setProblem({ kind: 'states', articles: drafts });
      else setSending(true);
    },
  });
  const { chosen, selection, form, parts, gone, choose, move } = composer;
  const draftsOf = () => {
    const ids = new Set([...chosen].map(articleIdOf));
    return articles.articles.filter(({ id, articleState: { name } }) => ids.has(id) && name === 'Draft');
  };

  const requestedTab = newsletterTabs.find((name) => name === params.get('tab')) ?? 'content';
  const isBlocked = chosen.size === 0 || form.values.templateId === '';
  const tab: NewsletterTab = requestedTab === 'preview' && isBlocked ? 'content' : requestedTab;
  const openTab = (next: NewsletterTab): void => {
    if (next === 'preview' && isBlocked) {
      notifications.show({ text: t('newsletter.previewBlocked'), variant: 'warning', lasting: blockedPreview });
      return;
    }
    const changed = new URLSearchParams(params);
    if (next === 'content') changed.delete('tab');
    else changed.set('tab', next);
    setParams(changed, { replace: true, state });
  };
  // The URL requests a preview without articles or template, or the last article was deselected during the preview.
  const explainBlockedPreview = useEffectEvent(() => openTab('preview'));
  const isPreviewBlocked = requestedTab !== tab;
  useEffect(() => {
    if (isPreviewBlocked) explainBlockedPreview();
  }, [isPreviewBlocked]);

  // The warning goes with its cause, or with the page.
  useEffect(() => {
    if (isBlocked) return () => notifications.close(blockedPreview);
  }, [isBlocked, notifications]);

  const leave = (): void => {
    finished.current = true;
    composer.drop();
    void navigate(back);
  };
  const onSendingDone = (newsletter: Newsletter): void => {
    setSending(false);
    const { state: finalState, sent, failed, recipients } = newsletter;
    if (finalState === 'cancelled') {
      composer.renew();
      notifications.show({ text: t('newsletter.stopped', { sent, count: recipients }), variant: 'info' });
      return;
    }
    leave();
    if (failed === 0) notifications.success(t('newsletter.sent'));
    else notifications.show({ text: t('newsletter.sentPartly', { sent, count: recipients }), variant: 'warning' });
  };
  const showProblem = ({ code, fields = {} }: ApiError): void => {
    setSending(false);
    const problemArticles = Object.entries(fields).map(([id, title]) => ({
      id,
      title: title === '' ? t('newsletter.nameless') : title,
    }));
    setProblem({ kind: code === 'NEWSLETTER_STATES' ? 'states' : 'gone', articles: problemArticles });
  };
  const restart = (): void => {
    composer.restart();
    setIsDraft(false);
  };
  const deselect = ({ articles: problemArticles }: Problem): void => {
    const removed = new Set(problemArticles.map(({ id }) => id));
    composer.choose((current) => new Set([...current].filter((key) => !removed.has(articleIdOf(key)))));
    setProblem(null);
  };
  const { values } = form;
  const names = selectedGroupNames(groups, values.userGroupIds);
  const look = templateAndStyleText(templates, styles, values);

  return (
    <>
      <NewsletterLayout
        ownerId={ownerId}
        back={back}
        tab={tab}
        form={
          <FormPanel
            form={form}
            chosen={chosen.size}
            groupNames={names}
            groups={groups}
            styles={styles}
            templates={templates}
            onCancel={() => void navigate(back)}
          />
        }
        content={
          <ContentPanel
            back={back}
            parts={parts}
            selection={selection}
            gone={gone}
            shown={articles.articles.length}
            total={articles.total}
            onChoose={choose}
            onMove={move}
            onRestart={isDraft ? restart : null}
          />
        }
        preview={
          tab === 'preview' || (hasRoomBeside && !isBlocked) ? (
            <PreviewPanel
              key={tab}
              ownerId={ownerId}
              body={composer.body()}
              groups={names}
              look={look}
              isBeside={tab !== 'preview'}
            />
          ) : hasRoomBeside ? (
            <EmptyState icon={<MailOutlined />} title={t('newsletter.previewNone')} />
          ) : null
        }
        hasRoomBeside={hasRoomBeside}
        onTab={openTab}
      />
      {sending ? (
        <SendDialog
          ownerId={ownerId}
          body={composer.body()}
          groups={names}
          look={look}
          tried={composer.tried}
          onTried={composer.setTried}
          onProblem={showProblem}
          onDone={onSendingDone}
          onBackground={() => {
            leave();
            notifications.show({ text: t('newsletter.backgroundSaid'), variant: 'info' });
          }}
          onOlder={() => {
            setSending(false);
            composer.renew();
          }}
          onClose={() => setSending(false)}
        />
      ) : null}
      {problem ? (
        <ProblemDialog
          problem={problem}
          onDeselect={problem.kind === 'states' ? () => deselect(problem) : null}
          onClose={() => setProblem(null)}
        />
      ) : null}
      <LeaveGuard changed={() => !finished.current && composer.isChanged} onLeave={composer.drop} />
    </>
  );
}

/** The name of the warning that there is no preview. */
const blockedPreview = 'newsletter preview blocked';

/** Windows in which the preview fits beside form and article list. */
const besideQuery = '(min-width: 1400px)';

const refetchOnMount = { refetchOnMountOrArgChange: true } as const;
