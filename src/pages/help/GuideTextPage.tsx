import './texts';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '@client/shared/navigation/paths';
import { guideFor } from './guide';
import { canOpen } from './screens';
import { GuideTextView } from './GuideTextView';
import { useReader } from './useReader';

/** `/help/:page` and `/help/admin/:page`: one page of the guide. What is not this reader's is not there. */
export function GuideTextPage() {
  const reader = useReader();
  const { page: slug } = useParams();
  const { pathname } = useLocation();
  const pages = guideFor(reader);
  const at = pages.findIndex((page) => page.slug === slug && page.path === pathname.replace(/\/$/, ''));
  const page = pages[at];
  if (!page) return <Navigate to={paths.notFound()} replace />;
  return (
    <GuideTextView
      key={page.path}
      page={page}
      pages={pages}
      previous={pages[at - 1]}
      next={pages[at + 1]}
      home={reader.isAdmin ? paths.adminHelp() : paths.help()}
      opens={(to) =>
        to.startsWith(`${paths.help()}/`) ? pages.some(({ path }) => path === to.split('#')[0]) : canOpen(to, reader)
      }
    />
  );
}
