/**
 * The id under which the articles that were published into a topic are found by `source:`, as if the topic were a package
 * of sources that they belong to.
 */
export const topicSource = (topicId: string): string => `topic:${topicId}`;
