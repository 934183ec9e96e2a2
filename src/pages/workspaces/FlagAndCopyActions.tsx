import { limits } from '@contract/limits';
import type { ArticleFlag, SelectableArticle } from '@contract/workspaceArticles';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import { useCopyArticlesMutation, useFlagArticleMutation } from '@client/api/workspace/articles';
import { useServices } from '@client/shared/services/useServices';
import { BarAction } from '@client/shared/list/BarAction';
import { selectionLimit } from '@client/shared/list/selectionLimit';
import { t } from '@client/shared/texts/t';

const flags: readonly ArticleFlag[] = ['approved', 'important'];

interface FlagAndCopyActionsProps {
  ownerId: string;
  /** The selected articles. */
  articles: readonly SelectableArticle[];
  onCopied: () => void;
}

/** Flags and copies the selected articles, which needs publish permission. */
export function FlagAndCopyActions({ ownerId, articles, onCopied }: FlagAndCopyActionsProps) {
  const { notifications } = useServices();
  const [flag] = useFlagArticleMutation();
  const [copy, { isLoading }] = useCopyArticlesMutation();
  const isFlagged = (one: ArticleFlag) =>
    articles.length > 0 && articles.every((article) => article.flags.includes(one));

  const toggle = async (one: ArticleFlag): Promise<void> => {
    const on = !isFlagged(one);
    for (const { id } of articles.filter((article) => article.flags.includes(one) !== on)) {
      if ((await flag({ id, ownerId, flag: one, on })).error) return;
    }
  };
  const copySelected = async (): Promise<void> => {
    if (articles.length === 0) return notifications.show({ text: t('copying.none'), variant: 'info' });
    const { data } = await copy({ ownerId, articleIds: articles.map(({ id }) => id) });
    if (!data) return;
    onCopied();
    notifications.success(t(data.articles.length === 1 ? 'copying.done' : 'copying.manyDone'));
  };

  return (
    <>
      {flags.map((one) => (
        <BarAction
          key={one}
          icon={<FlagOutlined />}
          label={t(`flags.${one}`)}
          checked={isFlagged(one)}
          reason={articles.length === 0 ? '' : selectionLimit(articles.length, limits.flagsAtOnce)}
          onClick={() => void toggle(one)}
        />
      ))}
      <BarAction
        icon={<ContentCopyOutlined />}
        label={t('copying.action')}
        busy={isLoading}
        reason={selectionLimit(articles.length, limits.workspaceAtOnce)}
        onClick={() => void copySelected()}
      />
    </>
  );
}
