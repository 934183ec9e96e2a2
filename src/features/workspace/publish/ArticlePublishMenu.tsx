import './texts';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useDiscardDraftMutation, useUpdatePublishedMutation } from '@client/api/workspace/publishing';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { menuSlotProps } from '@client/shared/ui/dialog/menuSlotProps';
import { LazyPublishDialog } from './LazyPublishDialog';
import type { Publisher } from './publisher';
import { UnpublishDialog } from './UnpublishDialog';

interface ArticlePublishMenuProps extends Publisher {
  ownerId: string;
  article: WorkspaceArticle;
}

/** The menu of an article's card: publishes, updates, unpublishes, or returns to the published version. */
export function ArticlePublishMenu({ ownerId, article, isAdmin, online }: ArticlePublishMenuProps) {
  const { notifications } = useServices();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<'publish' | 'unpublish' | 'discard' | null>(null);
  const [update] = useUpdatePublishedMutation();
  const [discard, discarding] = useDiscardDraftMutation();
  const ref = { ownerId, articleId: article.id };
  const isPublished = article.publishedVersion !== null;
  const isChanged = isPublished && article.state === 'Draft';
  const label = t('publish.menuOf', { title: article.title });

  const publishChanges = async (): Promise<void> => {
    const { data } = await update(ref);
    if (data) notifications.success(t('publish.published'));
  };
  const discardChanges = async (): Promise<void> => {
    const { data } = await discard(ref);
    setOpened(null);
    if (data) notifications.success(t('publish.discarded'));
  };
  const actions = [
    { label: t('publish.publish'), run: () => setOpened('publish') },
    ...(isChanged ? [{ label: t('publish.update'), run: () => void publishChanges() }] : []),
    ...(isChanged ? [{ label: t('publish.discard'), run: () => setOpened('discard') }] : []),
    ...(isPublished ? [{ label: t('publish.unpublish'), run: () => setOpened('unpublish') }] : []),
  ];
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        // Above the link that covers the whole card.
        sx={{ position: 'relative', zIndex: 1 }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={menuSlotProps(label)}>
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            disabled={!online}
            onClick={() => {
              setAnchor(null);
              action.run();
            }}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
      {opened === 'publish' ? (
        <LazyPublishDialog
          ownerId={ownerId}
          articles={[article]}
          isAdmin={isAdmin}
          online={online}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened === 'unpublish' ? (
        <UnpublishDialog ownerId={ownerId} articles={[article]} onClose={() => setOpened(null)} />
      ) : null}
      {opened === 'discard' ? (
        <ConfirmDialog
          open
          title={t('publish.discardQuestion')}
          text={t('publish.discardNote')}
          confirm={t('publish.discard')}
          danger
          busy={discarding.isLoading}
          onCancel={() => setOpened(null)}
          onConfirm={() => void discardChanges()}
        />
      ) : null}
    </>
  );
}
