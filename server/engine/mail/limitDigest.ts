import { mailLimits } from '@contract/limits';
import type { MailTopic } from './alertMail';

/**
 * Limits a digest to `mailLimits.digestArticles`, keeping the newest articles of each topic. Topics with few articles
 * keep all of them and leave their share to the others. The mail counts and links what is left out; the alert archive
 * has it all.
 */
export function limitDigest(topics: readonly MailTopic[]): MailTopic[] {
  let room: number = mailLimits.digestArticles;
  let waiting = topics.length;
  const shown = new Map<MailTopic, number>();
  for (const topic of [...topics].sort((a, b) => a.articles.length - b.articles.length)) {
    const share = Math.min(topic.articles.length, Math.max(1, Math.floor(room / waiting)));
    shown.set(topic, share);
    room -= share;
    waiting -= 1;
  }
  return topics.map((topic) => ({ ...topic, articles: topic.articles.slice(0, shown.get(topic)) }));
}
