import { getClientRect, type ClientRect, type CollisionDetection } from '@dnd-kit/core';
import type { SortingStrategy } from '@dnd-kit/sortable';

/** A cache of measurements: the center of each card in page coordinates, independent of scrolling. */
const places = new WeakMap<HTMLElement, { x: number; y: number }>();

/** Measures a card without its transform, and stores its center. */
export function measureCard(card: HTMLElement): ClientRect {
  const rect = getClientRect(card, { ignoreTransform: true });
  places.set(card, { x: scrollX + rect.left + rect.width / 2, y: scrollY + rect.top + rect.height / 2 });
  return rect;
}

/**
 * Finds the card whose center is nearest to that of the dragged card. Unlike dnd-kit's `closestCenter`, it does not
 * read the scroll position for each side of each card at every render.
 */
export const nearestCard: CollisionDetection = ({ collisionRect, droppableContainers }) => {
  const x = scrollX + collisionRect.left + collisionRect.width / 2;
  const y = scrollY + collisionRect.top + collisionRect.height / 2;
  let nearest: { id: string | number; away: number } | null = null;
  for (const { id, node } of droppableContainers) {
    const place = node.current ? places.get(node.current) : undefined;
    if (!place) continue;
    const away = Math.hypot(place.x - x, place.y - y);
    if (!nearest || away < nearest.away) nearest = { id, away };
  }
  return nearest ? [{ id: nearest.id }] : [];
};

/**
 * Shifts the cards between the dragged card's old and new place by one. Unlike dnd-kit's `rectSortingStrategy`, it does
 * not build the new order for each card, and gives cards that stay no transform: the browser would paint each as a
 * layer.
 */
export const shiftCards: SortingStrategy = ({ rects, activeIndex, overIndex, index }) => {
  const passed = index > activeIndex ? index <= overIndex : index >= overIndex;
  if (!passed || index === activeIndex) return null;
  const from = rects[index];
  const to = rects[index > activeIndex ? index - 1 : index + 1];
  return from && to ? { x: to.left - from.left, y: to.top - from.top, scaleX: 1, scaleY: 1 } : null;
};
