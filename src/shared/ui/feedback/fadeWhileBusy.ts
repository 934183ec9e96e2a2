/** What is being asked for anew (`aria-busy`) stays where it is, paler; not before an answer that comes at once would make it flicker. */
export const fadeWhileBusy = {
  '&[aria-busy=true]': { opacity: 0.6, transition: 'opacity 150ms 200ms' },
} as const;
