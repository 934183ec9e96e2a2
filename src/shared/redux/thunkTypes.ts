import type { ThunkAction, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { ThunkExtra } from '@client/shared/services/services';
import type { AppDispatch, RootState } from './rootState';

export type AppStartListening = TypedStartListening<RootState, AppDispatch, ThunkExtra>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>;
