import { useEffect } from 'react';
import { Navigate, Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { selectOnline } from '@client/features/network/networkSlice';
import { ReadingPaneContentContext } from '@client/features/search/readingPane';
import {
  selectCanPublish,
  selectIsAdmin,
  selectSession,
  selectUserDataFailed,
} from '@client/features/session/sessionSelectors';
import { isRecord } from '@client/shared/values/isRecord';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { DisabledPathsContext } from '@client/shared/navigation/disabledPaths';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { usePageTitle } from '@client/shared/navigation/usePageTitle';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { NoPermission } from '@client/shared/ui/feedback/NoPermission';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { DateSettingsProvider } from './DateSettingsProvider';
import { disabledPaths, type PageRoute } from './routes';
import { scrollRestorationKey } from './scrollRestorationKey';
import { Shell } from './shell/Shell';
import { PageProgressBar } from './PageProgressBar';
import { UserDataErrorPage } from './UserDataErrorPage';

const ReadingPane = lazyComponent(async () => (await import('@client/pages/article/ReadingPane')).ReadingPane, {
  fallback: <Skeletons shape="card" />,
});

const isPageRoute = (handle: unknown): handle is PageRoute => isRecord(handle) && 'path' in handle && 'page' in handle;

/** Checks role, permission, and feature flag of the route. AuthGate has checked that the user is signed in. */
export function ProtectedLayout() {
  const { token, leaving, user, settings } = useAppSelector(selectSession);
  const isAdmin = useAppSelector(selectIsAdmin);
  const online = useAppSelector(selectOnline);
  const failed = useAppSelector(selectUserDataFailed);
  const mayPublish = useAppSelector(selectCanPublish);
  const route = useMatches()
    .map(({ handle }) => handle)
    .find(isPageRoute);
  // A disabled feature is missing for everyone: that counts before a missing permission.
  const missing = route?.feature !== undefined && settings !== null && settings.features[route.feature] !== true;
  const forbidden = user !== null && route?.publish === true && !mayPublish && !missing && !leaving;
  // Otherwise the page itself sets it.
  usePageTitle(forbidden ? t(route.title) : null);

  // AuthGate renders the sign-in page instead.
  if (token === null) return null;
  const unknown = user === null || settings === null;
  if (unknown && !leaving && (failed || !online)) return <UserDataErrorPage />;
  if ((route?.admin || route?.publish) && unknown) return <PageProgressBar />;
  if (!missing && route?.admin && !isAdmin && !leaving) return <NoAccess />;
  return (
    <>
      <DateSettingsProvider>
        <DisabledPathsContext value={settings ? disabledPaths(settings.features) : []}>
          <ReadingPaneContentContext value={ReadingPane}>
            <Shell>
              {missing ? (
                <Navigate to={paths.notFound()} replace />
              ) : forbidden ? (
                <NoPermission heading="h1" />
              ) : (
                <Outlet />
              )}
            </Shell>
          </ReadingPaneContentContext>
        </DisabledPathsContext>
      </DateSettingsProvider>
      <ScrollRestoration getKey={scrollRestorationKey} />
    </>
  );
}

/** As specified, a page for administrators sends everyone else to the sign-in page. */
function NoAccess() {
  const { notifications } = useServices();
  useEffect(() => notifications.error(t('page.noAccess')), [notifications]);
  return <Navigate to={paths.login()} replace state={{ refused: true }} />;
}
