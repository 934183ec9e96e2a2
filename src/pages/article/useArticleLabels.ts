import type { Article } from '@contract/article';
import { useEffect, useEffectEvent } from 'react';
import { useMarkOpenedMutation, useSetLabelMutation } from '@client/api/data/labels';
import { isRead, isStarred } from '@client/features/search/articleLabels';
import { selectOnline } from '@client/features/network/networkSlice';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';

export interface ArticleLabels {
  isStarred: boolean;
  isRead: boolean;
  toggleStar: () => void;
  toggleRead: () => void;
}

/** The user's labels of the open article, which it marks as read. Undefined while it is loading: there are none yet. */
export function useArticleLabels(item: Article | undefined): ArticleLabels {
  const { notifications } = useServices();
  const online = useAppSelector(selectOnline);
  const [setLabel] = useSetLabelMutation();
  const [markOpened] = useMarkOpenedMutation();
  const itemId = item?.itemId ?? null;
  const markRead = useEffectEvent(() => {
    if (item && online && !isRead(item)) void markOpened(item.itemId);
  });
  // Once for each opening: an article that the user marks as unread stays unread.
  useEffect(() => {
    if (itemId !== null) markRead();
  }, [itemId]);
  const labeled = item ?? { labels: [] };
  return {
    isStarred: isStarred(labeled),
    isRead: isRead(labeled),
    toggleStar: () => {
      if (item) void setLabel({ itemId: item.itemId, label: 'starred', on: !isStarred(item) });
    },
    toggleRead: () => {
      if (!item) return;
      const on = !isRead(item);
      void setLabel({ itemId: item.itemId, label: 'read', on }).then(({ data }) => {
        if (data) notifications.success(t(on ? 'labels.markedRead' : 'labels.markedUnread'));
      });
    },
  };
}
