import './texts';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useUpdatePublishedMutation } from '@client/api/workspace/publishing';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { useDialogHost } from '@client/shared/ui/dialog/DialogHost';
import { menuSlotProps } from '@client/shared/ui/dialog/menuSlotProps';
import { DiscardDialog } from './DiscardDialog';
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
  const openDialog = useDialogHost();
  const [update] = useUpdatePublishedMutation();
  const ref = { ownerId, articleId: article.id };
  const isPublished = article.publishedVersion !== null;
  const isChanged = isPublished && article.state === 'Draft';
  const label = t('publish.menuOf', { title: article.title });

  const publishChanges = async (): Promise<void> => {
    const { data } = await update(ref);
    if (data) notifications.success(t('publish.published'));
  };
  const actions = [
    {
      label: t('publish.publish'),
      run: () =>
        openDialog((close) => (
          <LazyPublishDialog {...{ ownerId, isAdmin, online }} articles={[article]} onClose={close} />
        )),
    },
    ...(isChanged ? [{ label: t('publish.update'), run: () => void publishChanges() }] : []),
    ...(isChanged
      ? [{ label: t('publish.discard'), run: () => openDialog((close) => <DiscardDialog {...ref} onClose={close} />) }]
      : []),
    ...(isPublished
      ? [
          {
            label: t('publish.unpublish'),
            run: () =>
              openDialog((close) => <UnpublishDialog ownerId={ownerId} articles={[article]} onClose={close} />),
          },
        ]
      : []),
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
              // The focus is on the button again before a dialog opens, which returns it there.
              flushSync(() => setAnchor(null));
              action.run();
            }}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
