/** What stands above the articles of a search or a topic. */
export const results = {
  'search.histogram.scale': '{days} days a bar, {count} articles at most. Press one to see only its days.',
  'search.histogram.scaleDay': 'A day a bar, {count} articles at most. Press one to see only its day.',
  'topicResults.alerts': 'You get its alerts by e-mail: {frequency}.',
  'topicResults.tune': 'Change when and how many',
  'topicResults.pause': 'Pause or tune',
  'topicResults.copyLink': 'Copy a link for colleagues',
  'topicResults.linkCopied': 'Link copied.',
  'topicResults.linkNotCopied': 'The link could not be copied: {link}',
} as const;
