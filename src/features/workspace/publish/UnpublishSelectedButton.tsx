import './texts';
import { limits } from '@contract/limits';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import UnpublishedOutlined from '@mui/icons-material/UnpublishedOutlined';
import { useState } from 'react';
import { BarAction } from '@client/shared/list/BarAction';
import { selectionLimit } from '@client/shared/list/selectionLimit';
import { t } from '@client/shared/texts/t';
import type { Publisher } from './publisher';
import { UnpublishDialog } from './UnpublishDialog';

interface UnpublishSelectedButtonProps extends Pick<Publisher, 'online'> {
  ownerId: string;
  articles: readonly Pick<WorkspaceArticle, 'id' | 'isOwn' | 'publishedVersion'>[];
  /** Called after unpublishing: the selection can be cleared. */
  onUnpublished: () => void;
}

/** The Unpublish button of a workspace: disabled, with the reason, if no selected article has a published version. */
export function UnpublishSelectedButton({ ownerId, articles, online, onUnpublished }: UnpublishSelectedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const published = articles.filter(({ publishedVersion }) => publishedVersion !== null);
  const isOfSources = articles.length > 0 && articles.every(({ isOwn }) => !isOwn);
  const reason = !online
    ? t('publish.offline')
    : published.length > 0
      ? selectionLimit(published.length, limits.publishAtOnce)
      : t(isOfSources ? 'publish.unpublishCopy' : 'publish.notPublished');
  return (
    <BarAction
      icon={<UnpublishedOutlined />}
      label={t('publish.unpublish')}
      reason={reason}
      onClick={() => setAsking(true)}
      dialog={
        isAsking ? (
          <UnpublishDialog
            ownerId={ownerId}
            articles={published}
            onClose={() => setAsking(false)}
            onUnpublished={onUnpublished}
          />
        ) : null
      }
    />
  );
}
