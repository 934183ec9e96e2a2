import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ThunkExtra } from '../services/services';

/**
 * The state of the whole application. Each feature and each API adds its part by declaration merging, so that nobody has to
 * import the store: `declare module '@client/shared/redux/rootState' { interface RootState { topics: TopicsState } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- an interface that features extend is empty here by design
export interface RootState {}

export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;
