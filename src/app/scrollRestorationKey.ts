import type { Location } from 'react-router-dom';

/**
 * Returns the key under which React Router stores the scroll position: the history entry. Pages opened by their URL all
 * have the entry key `default`, so they use their URL instead; otherwise they would share a scroll position.
 */
export const scrollRestorationKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;
