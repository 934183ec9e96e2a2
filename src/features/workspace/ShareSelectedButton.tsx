import { limits } from '@contract/limits';
import type { SavedItem } from '@contract/workspaceArticles';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import { useState } from 'react';
import { BarAction } from '@client/shared/list/BarAction';
import { selectionLimit } from '@client/shared/list/selectionLimit';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { LazyShareDialog } from './LazyShareDialog';

interface ShareSelectedButtonProps {
  items: readonly SavedItem[];
  ownId: string;
  /** The workspace that the articles are in; null if they are in none. */
  fromId: string | null;
  /** Called after sharing: the selection can be cleared. */
  onShared: () => void;
}

/** The Share button of a list of articles. Without a selection it shows what to do first. */
export function ShareSelectedButton({ items, ...shared }: ShareSelectedButtonProps) {
  const { notifications } = useServices();
  const [sharing, setSharing] = useState(false);
  const open = (): void => {
    if (items.length > 0) setSharing(true);
    else notifications.show({ text: t('sharing.selectFirst'), variant: 'info' });
  };
  return (
    <BarAction
      icon={<ShareOutlined />}
      label={t('sharing.share')}
      reason={selectionLimit(items.length, limits.workspaceAtOnce)}
      onClick={open}
      dialog={sharing ? <LazyShareDialog items={items} {...shared} onClose={() => setSharing(false)} /> : null}
    />
  );
}
