import { isAnyOf } from '@reduxjs/toolkit';
import { favouriteEndpoints } from '@client/api/data/favourites';
import { fetchUncached } from '@client/api/fetchUncached';
import type { AppStartListening, AppThunk } from '@client/shared/redux/thunkTypes';

const { favourites, setFavourite } = favouriteEndpoints.endpoints;

export const loadFavourites = (): AppThunk<Promise<void>> => async (dispatch) => {
  await dispatch(fetchUncached(favourites, undefined));
};

/** Reloads the list after each change. A failed change is reverted without a message. */
export function addFavouriteListeners(startListening: AppStartListening): void {
  startListening({
    matcher: isAnyOf(setFavourite.matchFulfilled, setFavourite.matchRejected),
    effect: async (_action, { dispatch, cancelActiveListeners }) => {
      cancelActiveListeners();
      await dispatch(loadFavourites());
    },
  });
}
