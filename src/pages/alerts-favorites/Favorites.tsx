import type { Profile } from '@contract/topic';
import { useRef } from 'react';
import { useSetFavouriteMutation } from '@client/api/data/favourites';
import { loadFavourites } from '@client/features/favourites/favouriteListeners';
import { selectFavourites, selectFavouritesLoad } from '@client/features/favourites/favouritesSlice';
import { t } from '@client/shared/texts/t';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { FavoritesView } from './FavoritesView';

/** The list of favorite topics, with links and buttons to remove them. */
export function Favorites() {
  const { notifications } = useServices();
  const dispatch = useAppDispatch();
  const favourites = useAppSelector(selectFavourites);
  const load = useAppSelector(selectFavouritesLoad);
  const [setFavourite] = useSetFavouriteMutation();
  const list = useRef<HTMLUListElement>(null);

  const remove = (topic: Profile) => {
    const at = favourites.findIndex(({ id }) => id === topic.id);
    void setFavourite({ topic, enable: false });
    // The focused button disappears with its row: move the focus to the next row, or to the previous one.
    const next = favourites[at + 1] ?? favourites[at - 1];
    if (next) list.current?.querySelector<HTMLButtonElement>(`[data-favourite="${CSS.escape(next.id)}"]`)?.focus();
    notifications.show({
      text: t('alerts.favorites.removed', { topic: topic.name }),
      variant: 'info',
      action: { label: t('action.undo'), run: () => void setFavourite({ topic, enable: true }) },
    });
  };

  return (
    <FavoritesView
      favourites={favourites}
      load={load}
      list={list}
      onRemove={remove}
      onRetry={() => void dispatch(loadFavourites())}
    />
  );
}
