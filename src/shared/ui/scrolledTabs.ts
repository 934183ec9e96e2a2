/** Of tabs that may be wider than the page, as with large letters: they are scrolled, by buttons too. */
export const scrolledTabs = { variant: 'scrollable', allowScrollButtonsMobile: true } as const;
