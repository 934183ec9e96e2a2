import './texts';
import type { RefereesAnswer } from '@contract/articleActions';
import { limits } from '@contract/limits';
import type { SelectableArticle } from '@contract/workspaceArticles';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useRefereesMutation } from '@client/api/workspace/folders';
import { t } from '@client/shared/texts/t';

const checkedAtOnce = limits.workspaceAtOnce;

interface DeletionConsequencesProps {
  ownerId: string;
  /** The articles that move to Trash. */
  articles: readonly SelectableArticle[];
}

/** What deleting articles that the user wrote means for others: where they are, and who attaches them. */
export function DeletionConsequences({ ownerId, articles }: DeletionConsequencesProps) {
  const [findReferees, { data, isError }] = useRefereesMutation();
  const ids = articles
    .slice(0, checkedAtOnce)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    void findReferees({ ownerId, articleIds: ids.split(' ') });
  }, [findReferees, ownerId, ids]);
  const published = articles.filter(({ publishedVersion }) => publishedVersion !== null).length;
  const lines = data?.articles.flatMap((article) => usesOf(article, ownerId)) ?? [];
  return (
    <Box aria-live="polite">
      <p>{t('deletion.trash', { count: articles.length, days: limits.trashDays })}</p>
      {published > 0 ? <p>{t('deletion.published', { count: published })}</p> : null}
      {data || isError ? null : <p>{t('deletion.checking')}</p>}
      {isError ? <p>{t('deletion.checkFailed')}</p> : null}
      {articles.length > checkedAtOnce ? <p>{t('deletion.checkedFirst', { n: checkedAtOnce })}</p> : null}
      {lines.length > 0 ? (
        <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

function usesOf(article: RefereesAnswer['articles'][number], ownerId: string): string[] {
  const { title, referees, workspaces, otherReferees, otherWorkspaces } = article;
  const elsewhere = workspaces.filter((workspace) => workspace.ownerId !== ownerId);
  const names = (all: readonly string[]) => all.join(', ');
  return [
    ...(elsewhere.length > 0
      ? [t('deletion.workspaces', { title, names: names(elsewhere.map(({ name }) => name)) })]
      : []),
    ...(otherWorkspaces > 0 ? [t('deletion.otherWorkspaces', { title, count: otherWorkspaces })] : []),
    ...(referees.length > 0
      ? [t('deletion.referees', { title, names: names(referees.map((referee) => referee.title)) })]
      : []),
    ...(otherReferees > 0 ? [t('deletion.otherReferees', { title, count: otherReferees })] : []),
  ];
}
