import './texts';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '@client/shared/navigation/paths';
import { guidePagesFor } from './guidePages';
import { canOpen } from './screenAccess';
import { GuideTextView } from './GuideTextView';
import { useGuideAudience } from './useGuideAudience';

/** `/help/:page` and `/help/admin/:page`: one page of the guide. A page that the reader may not see is "not found". */
export function GuideTextPage() {
  const reader = useGuideAudience();
  const { page: slug } = useParams();
  const { pathname } = useLocation();
  const pages = guidePagesFor(reader);
  const index = pages.findIndex((page) => page.slug === slug && page.path === pathname.replace(/\/$/, ''));
  const page = pages[index];
  if (!page) return <Navigate to={paths.notFound()} replace />;
  return (
    <GuideTextView
      key={page.path}
      page={page}
      pages={pages}
      previous={pages[index - 1]}
      next={pages[index + 1]}
      home={reader.isAdmin ? paths.adminHelp() : paths.help()}
      canOpen={(to) =>
        to.startsWith(`${paths.help()}/`) ? pages.some(({ path }) => path === to.split('#')[0]) : canOpen(to, reader)
      }
    />
  );
}
