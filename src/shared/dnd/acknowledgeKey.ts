import { afterNextPaint } from '@client/shared/browser/afterNextPaint';

/** Has a grip show that a key was taken there. Ends once that is seen, or the next key is pressed. */
export async function acknowledgeKey(grip: HTMLElement | null): Promise<void> {
  grip?.style.setProperty('scale', '1.25');
  await afterNextPaint();
  grip?.style.removeProperty('scale');
}
