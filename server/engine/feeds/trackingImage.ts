import type { Attributes } from 'sanitize-html';

const trackingHosts =
  /(^|\.)(feeds\.feedburner\.com|feedsportal\.com|pixel\.wp\.com|stats\.wordpress\.com|pheedo\.com|pheedcontent\.com|doubleclick\.net|google-analytics\.com|scorecardresearch\.com|quantserve\.com|pixel\.quantserve\.com|imrworldwide\.com|2o7\.net|omtrdc\.net|chartbeat\.net|b2btagmgr\.azalead\.com|ad\.linksynergy\.com|pixel\.newscred\.com|ping\.chartbeat\.net|feedblitz\.com|medium\.com)$/;
const trackingPaths =
  /\/(~r|_\/stat|b\.gif|p\.gif|pixel(\.gif|\.png)?|1x1(\.gif|\.png)?|clear\.gif|beacon|track(er|ing)?(\.gif|\.png)?|open\.gif|stat\?event)(\/|\?|$)/i;

const isDot = (length: string | undefined) => length !== undefined && /^\s*[0-2](px)?\s*$/.test(length);
const hiddenStyle = /display\s*:\s*none|visibility\s*:\s*hidden|(^|[;\s])(width|height)\s*:\s*[0-2](px)?\s*(;|!|$)/i;

/** True for an image that counts readers: tiny, hidden, or from a tracking host. */
export function isTrackingImage(address: string, attributes: Attributes): boolean {
  if (isDot(attributes.width) || isDot(attributes.height)) return true;
  if (hiddenStyle.test(attributes.style ?? '')) return true;
  const url = new URL(address);
  if (trackingPaths.test(url.pathname + url.search)) return true;
  // Medium serves images from other hosts; this one serves only its tracking pixel.
  return trackingHosts.test(url.hostname);
}
