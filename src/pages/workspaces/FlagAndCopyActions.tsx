import type { ArticleFlag, WorkspaceArticle } from '@contract/workspaceArticles';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { use, useState } from 'react';
import { useCopyArticlesMutation, useFlagArticleMutation } from '@client/api/workspace/articles';
import { useServices } from '@client/shared/services/useServices';
import { BarAction, BarMenuContext } from '@client/shared/list/BarAction';
import { t } from '@client/shared/texts/t';
import { menuSlotProps } from '@client/shared/ui/dialog/menuSlotProps';

const flags: readonly ArticleFlag[] = ['approved', 'important'];

interface FlagAndCopyActionsProps {
  ownerId: string;
  /** The selected articles. */
  articles: readonly WorkspaceArticle[];
  onCopied: () => void;
}

/** Flags and copies the selected articles, which needs publish permission. */
export function FlagAndCopyActions({ ownerId, articles, onCopied }: FlagAndCopyActionsProps) {
  const { notifications } = useServices();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [flag] = useFlagArticleMutation();
  const [copy, { isLoading }] = useCopyArticlesMutation();
  const isFlagged = (one: ArticleFlag) =>
    articles.length > 0 && articles.every((article) => article.flags.includes(one));

  const toggle = async (one: ArticleFlag): Promise<void> => {
    const on = !isFlagged(one);
    setAnchor(null);
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

  const isInMenu = use(BarMenuContext) !== null;
  const flagList = (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<FlagOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          if (articles.length === 0) notifications.show({ text: t('flags.none'), variant: 'info' });
          else setAnchor(currentTarget);
        }}
      >
        {t('flags.action')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={menuSlotProps(t('flags.action'))}
      >
        {flags.map((one) => (
          <MenuItem key={one} role="menuitemcheckbox" aria-checked={isFlagged(one)} onClick={() => void toggle(one)}>
            <ListItemIcon>{isFlagged(one) ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}</ListItemIcon>
            {t(`flags.${one}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
  return (
    <>
      {isInMenu
        ? flags.map((one) => (
            <BarAction
              key={one}
              icon={<FlagOutlined />}
              label={t(`flags.${one}`)}
              checked={isFlagged(one)}
              reason={articles.length === 0 ? '' : null}
              onClick={() => void toggle(one)}
            />
          ))
        : flagList}
      <BarAction
        icon={<ContentCopyOutlined />}
        label={t('copying.action')}
        busy={isLoading}
        onClick={() => void copySelected()}
      />
    </>
  );
}
