import type { SignOnConfig } from '@contract/auth';
import type { CurrentUser, GeneralSettings, GeneralSettingsBody, ThemeColors, ThemeFooter } from '@contract/iam';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AccessToken } from '@client/api/apiExtra';
import type { ApiError } from '@client/api/apiError';
import { sessionEndpoints } from '@client/api/auth/session';
import { errorText } from '@client/api/errorText';
import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { failed, idle, loaded, loading, type LoadState } from '@client/shared/redux/loadState';

interface SessionState {
  token: AccessToken | null;
  singleSignOn: boolean;
  user: CurrentUser | null;
  settings: GeneralSettings | null;
  /** The company's theme colors, persisted so that the next visit starts with them. */
  themeColors: ThemeColors | null;
  /** The company's footer text, persisted for offline visits. */
  themeFooter: ThemeFooter | null;
  /** Colors that an administrator previews before saving; never persisted. */
  previewedColors: ThemeColors | null;
  signOn: SignOnConfig | null;
  signOnFetchedAt: number;
  signOnLoad: LoadState;
  tokenLoad: LoadState;
  userLoad: LoadState;
  settingsLoad: LoadState;
  /** Why the user could not sign in: shown once, then cleared. */
  authError: ApiError | null;
  /** True from the sign-out request until the protected pages are left. */
  leaving: boolean;
}

const initialState: SessionState = {
  token: null,
  singleSignOn: false,
  user: null,
  settings: null,
  themeColors: null,
  themeFooter: null,
  previewedColors: null,
  signOn: null,
  signOnFetchedAt: 0,
  signOnLoad: idle,
  tokenLoad: idle,
  userLoad: idle,
  settingsLoad: idle,
  authError: null,
  leaving: false,
};

const { signOnConfig, login, sessionLogin } = sessionEndpoints.endpoints;
const { currentUser, generalSettings, saveGeneralSettings, themeColors, themeFooter } = currentUserEndpoints.endpoints;

const unknownError: ApiError = { status: 0, code: null, message: '' };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Dispatched when the page is opened and the persisted state has been read. */
    started: (state) => state,
    tokenRefreshed(state, { payload }: PayloadAction<AccessToken>) {
      state.token = payload;
    },
    signOutRequested(state) {
      state.leaving = true;
    },
    /** The server has ended the session, or refuses the user. */
    sessionLost(state, { payload }: PayloadAction<ApiError>) {
      state.leaving = true;
      state.authError = payload;
    },
    authErrorShown(state) {
      state.authError = null;
    },
    colorsPreviewed(state, { payload }: PayloadAction<ThemeColors | null>) {
      state.previewedColors = payload;
    },
    settingsChanged(state, { payload }: PayloadAction<GeneralSettingsBody>) {
      if (state.settings) Object.assign(state.settings, payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(signOnConfig.matchPending, (state, { meta }) => {
        state.signOnLoad = loading(meta.requestId);
      })
      .addMatcher(signOnConfig.matchFulfilled, (state, { payload, meta }) => {
        if (state.signOnLoad.requestId !== meta.requestId) return;
        state.signOn = payload;
        state.signOnFetchedAt = meta.fulfilledTimeStamp;
        state.signOnLoad = loaded;
      })
      .addMatcher(signOnConfig.matchRejected, (state, { payload, meta }) => {
        if (state.signOnLoad.requestId === meta.requestId) state.signOnLoad = failed(errorText(payload));
      })
      .addMatcher(currentUser.matchPending, (state, { meta }) => {
        state.userLoad = loading(meta.requestId);
      })
      .addMatcher(currentUser.matchFulfilled, (state, { payload, meta }) => {
        if (state.userLoad.requestId !== meta.requestId) return;
        state.user = payload;
        state.userLoad = loaded;
      })
      .addMatcher(currentUser.matchRejected, (state, { payload, meta }) => {
        if (state.userLoad.requestId === meta.requestId) state.userLoad = failed(errorText(payload));
      })
      .addMatcher(generalSettings.matchPending, (state, { meta }) => {
        state.settingsLoad = loading(meta.requestId);
      })
      .addMatcher(generalSettings.matchFulfilled, (state, { payload, meta }) => {
        if (state.settingsLoad.requestId !== meta.requestId) return;
        state.settings = payload;
        // The company has reset its theme to the default.
        if (!payload.theme.color) state.themeColors = null;
        if (!payload.theme.footer) state.themeFooter = null;
        state.settingsLoad = loaded;
      })
      .addMatcher(generalSettings.matchRejected, (state, { payload, meta }) => {
        if (state.settingsLoad.requestId === meta.requestId) state.settingsLoad = failed(errorText(payload));
      })
      .addMatcher(themeColors.matchFulfilled, (state, { payload }) => {
        state.themeColors = payload;
      })
      .addMatcher(themeFooter.matchFulfilled, (state, { payload }) => {
        state.themeFooter = payload;
      })
      .addMatcher(saveGeneralSettings.matchFulfilled, (state, { meta }) => {
        if (state.settings) Object.assign(state.settings, meta.arg.originalArgs);
      });
    for (const { endpoint, singleSignOn } of [
      { endpoint: login, singleSignOn: false },
      { endpoint: sessionLogin, singleSignOn: true },
    ]) {
      builder
        .addMatcher(endpoint.matchPending, (state, { meta }) => {
          state.tokenLoad = loading(meta.requestId);
          state.authError = null;
        })
        .addMatcher(endpoint.matchFulfilled, (state, { payload, meta }) => {
          if (state.tokenLoad.requestId !== meta.requestId) return;
          const { access_token, expires_in } = payload;
          state.token = { access_token, expires_in, obtainedAt: meta.fulfilledTimeStamp };
          state.singleSignOn = singleSignOn;
          state.tokenLoad = loaded;
        })
        .addMatcher(endpoint.matchRejected, (state, { payload, meta }) => {
          if (state.tokenLoad.requestId !== meta.requestId) return;
          state.tokenLoad = failed(errorText(payload ?? unknownError));
        });
    }
  },
});

export const {
  started,
  tokenRefreshed,
  signOutRequested,
  sessionLost,
  authErrorShown,
  colorsPreviewed,
  settingsChanged,
} = sessionSlice.actions;

declare module '@client/shared/redux/rootState' {
  interface RootState {
    session: SessionState;
  }
}
