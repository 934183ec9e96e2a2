import type { Newsletter } from '@contract/newsletters';

/** How often it is asked how far a newsletter is. */
export const pollMs = 1_000;

/** The mails that are dealt with: out, or refused. */
export const doneOf = ({ sent, failed }: Pick<Newsletter, 'sent' | 'failed'>): number => sent + failed;
