import { paths } from '@client/shared/navigation/paths';

/** A page of the application: its path, and the state of its entry in the browser's history. */
export interface PageLocation {
  path: string;
  state: unknown;
}

/** The page that an exported session is about: the last page before Help and QA, where sessions are exported. */
export interface LastPage {
  note(place: PageLocation): void;
  get(): PageLocation;
}

export function createLastPage(): LastPage {
  let last: PageLocation = { path: paths.home(), state: null };
  return {
    note(place) {
      if (!aside.test(place.path)) last = place;
    },
    get: () => last,
  };
}

const aside = new RegExp(`^(${paths.help.root}|${paths.qa.root})(/|$)`);
