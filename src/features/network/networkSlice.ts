import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@client/shared/redux/rootState';

interface NetworkState {
  online: boolean;
}

const initialState: NetworkState = { online: true };

export const networkSlice = createSlice({
  name: 'network',
  initialState,
  reducers: {
    networkChanged(state, { payload }: PayloadAction<boolean>) {
      state.online = payload;
    },
  },
});

export const { networkChanged } = networkSlice.actions;
export const selectOnline = (state: RootState): boolean => state.network.online;

declare module '@client/shared/redux/rootState' {
  interface RootState {
    network: NetworkState;
  }
}
