/**
 * Content that is being loaded again (`aria-busy`) stays in place and fades, after a delay that keeps fast responses
 * from flickering.
 */
export const fadeWhileBusy = {
  '&[aria-busy=true]': { opacity: 0.6, transition: 'opacity 150ms 200ms' },
} as const;
