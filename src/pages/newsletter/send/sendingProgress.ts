import type { Newsletter } from '@contract/newsletters';

/** The polling interval for the progress of a newsletter. */
export const progressPollMs = 1_000;

/** The number of processed emails: sent or failed. */
export const processedCount = ({ sent, failed }: Pick<Newsletter, 'sent' | 'failed'>): number => sent + failed;
