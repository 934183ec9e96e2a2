/** Props for tabs that may be wider than the page, for example with large text: they scroll, also by buttons. */
export const scrollableTabs = { variant: 'scrollable', allowScrollButtonsMobile: true } as const;
