import { afterNextPaint } from '@client/shared/browser/afterNextPaint';

/**
 * Enlarges a grip for one frame, to show that it took the key. Resolves after that frame is painted, or at the next key
 * press.
 */
export async function acknowledgeKey(grip: HTMLElement | null): Promise<void> {
  grip?.style.setProperty('scale', '1.25');
  await afterNextPaint();
  grip?.style.removeProperty('scale');
}
