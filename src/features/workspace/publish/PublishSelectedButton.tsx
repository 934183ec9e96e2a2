import './texts';
import { limits } from '@contract/limits';
import PublishOutlined from '@mui/icons-material/PublishOutlined';
import { useState } from 'react';
import { BarAction } from '@client/shared/list/BarAction';
import { selectionLimit } from '@client/shared/list/selectionLimit';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { LazyPublishDialog } from './LazyPublishDialog';
import type { PublishableArticle } from './PublishDialog';
import type { Publisher } from './publisher';

interface PublishSelectedButtonProps extends Publisher {
  ownerId: string;
  articles: readonly PublishableArticle[];
  /** Called after publishing: the selection can be cleared. */
  onPublished: () => void;
}

/** The Publish button of a workspace. Without a selection it shows what to do first. */
export function PublishSelectedButton({ articles, ...shared }: PublishSelectedButtonProps) {
  const { notifications } = useServices();
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    if (articles.length > 0) setOpen(true);
    else notifications.show({ text: t('publish.selectFirst'), variant: 'info' });
  };
  return (
    <BarAction
      icon={<PublishOutlined />}
      label={t('publish.publish')}
      reason={selectionLimit(articles.length, limits.publishAtOnce)}
      onClick={open}
      dialog={isOpen ? <LazyPublishDialog {...shared} articles={articles} onClose={() => setOpen(false)} /> : null}
    />
  );
}
