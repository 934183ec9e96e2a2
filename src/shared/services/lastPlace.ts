import { paths } from '../navigation/paths';

/** A page of the application: its path, and the state of its entry in the browser's history. */
export interface Place {
  path: string;
  state: unknown;
}

/** The page that an exported session is about: the one before help and QA, from which sessions are exported. */
export interface LastPlace {
  note(place: Place): void;
  get(): Place;
}

export function createLastPlace(): LastPlace {
  let last: Place = { path: paths.home(), state: null };
  return {
    note(place) {
      if (!aside.test(place.path)) last = place;
    },
    get: () => last,
  };
}

const aside = new RegExp(`^(${paths.help.root}|${paths.qa.root})(/|$)`);
