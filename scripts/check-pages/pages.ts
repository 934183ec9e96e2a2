import { protectedPages, publicPages, type PageRoute } from '../../src/app/routes';
import type { Examples } from './examples';
import type { Role } from './options';

/** A page to visit. */
interface Visit {
  name: string;
  path: string;
}

/** Additional URLs: pages that show more with a query, and pages without a route. A new one is one line. */
const additionalVisits: readonly Visit[] = [
  { name: 'search-results', path: '/search-content-results?query=trial' },
  { name: 'search-results-faulty', path: '/search-content-results?query=organisation:Corvane' },
  { name: 'search-results-none', path: '/search-content-results?query=zyzzyva' },
  { name: 'search-filters', path: '/search-content-filters?query=trial+AND+date:[2020-01-01+TO+*]' },
  { name: 'topic-list-search-none', path: '/topic-list-search?query=zyzzyva' },
  { name: 'alerts-favorites-favorites', path: '/alerts-favorites?tab=favorites' },
  { name: 'alerts-favorites-archive', path: '/alerts-favorites?tab=archive' },
  { name: 'article-missing', path: '/landing-article/999999999/1' },
  { name: 'help-search', path: '/help?query=alert' },
  { name: 'help-search-none', path: '/help?query=zyzzyva' },
  { name: 'help-pictures', path: '/help/alerts' },
  { name: 'not-found', path: '/no-such-page' },
];

/**
 * All pages that a role may see, generated from the routes: with all parameters, and without optional ones. `missing`
 * lists routes without example values.
 */
export function visitsOf(role: Role, examples: Examples): { visits: Visit[]; missing: string[] } {
  const routes = [...protectedPages, ...publicPages].filter(
    (route) => route.path !== '/login' && (role === 'admin' || !route.admin),
  );
  const routesWithVisits = routes.flatMap((route) => visitsOfRoute(route, examples));
  return {
    visits: [...routesWithVisits.flatMap(({ visit }) => visit ?? []), ...additionalVisits],
    missing: routesWithVisits.flatMap(({ missing }) => missing ?? []),
  };
}

function visitsOfRoute({ path }: PageRoute, examples: Examples): { visit?: Visit; missing?: string }[] {
  const bare = path.replace(/\/:\w+\?/g, '');
  const name =
    bare === '/'
      ? 'landing'
      : bare
          .replace(/\/:\w+/g, '')
          .slice(1)
          .replaceAll('/', '-');
  const absent: string[] = [];
  const filled = path.replace(/:(\w+)\??/g, (_hole, parameter: string) => {
    // A path with examples of its own doesn't use those of others, which may not fit together.
    const own = examples[`${path}:${parameter}`];
    const example = own === undefined ? examples[parameter] : own;
    if (example == null) absent.push(parameter);
    return encodeURIComponent(example ?? '');
  });
  const whole =
    absent.length > 0
      ? { missing: `${path} has no example of ${absent.join(', ')}` }
      : { visit: { name: filled === bare ? name : `${name}-one`, path: filled } };
  return bare.includes(':') || bare === filled ? [whole] : [{ visit: { name, path: bare } }, whole];
}
