/** Pages from which a session is exported: what is looked into is the page before them. */
const aside = /^\/(help|qa)(\/|$)/;

/** A page of the application: its address, and what its entry in the browser's history carries. */
export interface Place {
  path: string;
  state: unknown;
}

let last: Place | null = null;

/** Notes where the person is. */
export function notePlace(place: Place): void {
  if (!aside.test(place.path)) last = place;
}

/** The page that an exported session is about: the one before help and QA. */
export const lastPlace = (): Place => last ?? { path: '/', state: null };
