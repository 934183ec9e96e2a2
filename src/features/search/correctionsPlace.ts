/** Around corrections of a query that is edited: their two lines' place is kept, so that what stands below does not move when they come. */
export const correctionsPlace = { minHeight: 42, my: 1 } as const;
