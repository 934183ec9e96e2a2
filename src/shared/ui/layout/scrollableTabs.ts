/** Of tabs that may be wider than the page, as with large letters: they are scrolled, by buttons too. */
export const scrollableTabs = { variant: 'scrollable', allowScrollButtonsMobile: true } as const;
