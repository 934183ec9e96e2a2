import { limits } from '@contract/limits';
import type { UserGroup } from '@contract/userGroups';
import type { NotificationGroup } from '@contract/workspace';
import type { SavedItem } from '@contract/workspaceArticles';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { errorText } from '@client/api/errorText';
import { userGroupEndpoints } from '@client/api/iam/ownUserGroups';
import { iamApi } from '@client/api/iamApi';
import { fetchUncached } from '@client/api/fetchUncached';
import { notificationEndpoints } from '@client/api/workspace/notifications';
import { workspaceApi } from '@client/api/workspaceApi';
import { failed, idle, loaded, loading, type LoadState } from '@client/shared/redux/loadState';
import type { AppThunk } from '@client/shared/redux/thunkTypes';
import type { RootState } from '@client/shared/redux/rootState';

export interface ShareRequest {
  items: SavedItem[];
  /** The owner id of the workspace that the articles are in. */
  fromId: string;
}

interface WorkspaceState {
  notificationCount: number;
  notifications: NotificationGroup[];
  userGroups: UserGroup[];
  notificationsLoad: LoadState;
  userGroupsLoad: LoadState;
  /** What the Share dialog is open for above the page; null if it is closed. */
  shareRequest: ShareRequest | null;
}

const initialState: WorkspaceState = {
  notificationCount: 0,
  notifications: [],
  userGroups: [],
  notificationsLoad: idle,
  userGroupsLoad: idle,
  shareRequest: null,
};

const { notificationCount, notifications, readAllNotifications, readNotification } = notificationEndpoints.endpoints;
const { userGroups } = userGroupEndpoints.endpoints;

/** The number of all unread articles; the groups list only the newest. */
const countOf = (groups: readonly NotificationGroup[]): number =>
  groups.reduce((sum, group) => sum + group.sharedArticlesNotifications, 0);

export const workspaceSlice = createSlice({
  name: 'workspace',
  initialState,
  reducers: {
    shareRequested: (state, { payload }: PayloadAction<ShareRequest>) => {
      state.shareRequest = payload;
    },
    shareClosed: (state) => {
      state.shareRequest = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(notificationCount.matchFulfilled, (state, { payload }) => {
        state.notificationCount = payload.count;
      })
      .addMatcher(notifications.matchPending, (state, { meta }) => {
        state.notificationsLoad = loading(meta.requestId);
      })
      .addMatcher(notifications.matchFulfilled, (state, { payload, meta }) => {
        if (state.notificationsLoad.requestId !== meta.requestId) return;
        state.notifications = payload.groups;
        state.notificationCount = countOf(payload.groups);
        state.notificationsLoad = loaded;
      })
      .addMatcher(notifications.matchRejected, (state, { payload, meta }) => {
        if (state.notificationsLoad.requestId === meta.requestId) state.notificationsLoad = failed(errorText(payload));
      })
      .addMatcher(readAllNotifications.matchFulfilled, (state, { meta }) => {
        const { userGroupId } = meta.arg.originalArgs;
        state.notifications = userGroupId ? state.notifications.filter(({ id }) => id !== userGroupId) : [];
        state.notificationCount = countOf(state.notifications);
      })
      .addMatcher(readNotification.matchFulfilled, (state, { meta }) => {
        for (const group of state.notifications) {
          const unread = group.articles.filter(({ articleId }) => articleId !== meta.arg.originalArgs.articleId);
          group.sharedArticlesNotifications -= group.articles.length - unread.length;
          group.articles = unread;
        }
        state.notifications = state.notifications.filter((group) => group.sharedArticlesNotifications > 0);
        // Without the list, only the server knows the number, and reports it as a change.
        if (state.notificationsLoad.status === 'loaded') state.notificationCount = countOf(state.notifications);
      })
      .addMatcher(userGroups.matchPending, (state, { meta }) => {
        state.userGroupsLoad = loading(meta.requestId);
      })
      .addMatcher(userGroups.matchFulfilled, (state, { payload, meta }) => {
        if (state.userGroupsLoad.requestId !== meta.requestId) return;
        state.userGroups = payload.usergroups;
        state.userGroupsLoad = loaded;
      })
      .addMatcher(userGroups.matchRejected, (state, { payload, meta }) => {
        if (state.userGroupsLoad.requestId === meta.requestId) state.userGroupsLoad = failed(errorText(payload));
      });
  },
});

export const { shareRequested, shareClosed } = workspaceSlice.actions;

export const loadNotificationCount = (): AppThunk<Promise<void>> => async (dispatch) => {
  await dispatch(fetchUncached(notificationCount, undefined));
};
export const loadNotifications = (): AppThunk<Promise<void>> => async (dispatch) => {
  await dispatch(fetchUncached(notifications, undefined));
};
/** Reloads what a change by somebody else, or in another browser, may have outdated. */
export const loadChanges = (): AppThunk => (dispatch, getState) => {
  const isListed = getState().workspace.notificationsLoad.status === 'loaded';
  void dispatch(isListed ? loadNotifications() : loadNotificationCount());
  dispatch(workspaceApi.util.invalidateTags(['WorkspaceLists', 'Sections', 'Comments']));
  dispatch(iamApi.util.invalidateTags(['UserGroups']));
};
export const loadUserGroups = (): AppThunk<Promise<void>> => async (dispatch) => {
  await dispatch(fetchUncached(userGroups, { limit: limits.ownUserGroups, people: 'owner' }));
};

export const selectNotificationCount = (state: RootState): number => state.workspace.notificationCount;
export const selectShareRequest = (state: RootState): ShareRequest | null => state.workspace.shareRequest;
export const selectWorkspace = (state: RootState): WorkspaceState => state.workspace;

declare module '@client/shared/redux/rootState' {
  interface RootState {
    workspace: WorkspaceState;
  }
}
