import type { Location } from 'react-router-dom';

/**
 * Under what a page's scroll is kept: its entry in the history. Every page that was opened by its address has the same one there,
 * so that a page would begin where another was left: for those it is the address.
 */
export const scrollPlace = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;
