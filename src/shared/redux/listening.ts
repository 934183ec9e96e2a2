import type { ThunkAction, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from './rootState';

export type AppStartListening = TypedStartListening<RootState, AppDispatch>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;
