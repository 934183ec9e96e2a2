import { getClientRect, type ClientRect, type CollisionDetection } from '@dnd-kit/core';
import type { SortingStrategy } from '@dnd-kit/sortable';

/** Where cards are on the page, whatever it is scrolled by. */
const places = new WeakMap<HTMLElement, { x: number; y: number }>();

/** Measures a card where it belongs, and notes its middle. */
export function measureCard(card: HTMLElement): ClientRect {
  const rect = getClientRect(card, { ignoreTransform: true });
  places.set(card, { x: scrollX + rect.left + rect.width / 2, y: scrollY + rect.top + rect.height / 2 });
  return rect;
}

/**
 * The card whose middle is nearest to that of the dragged one. As dnd-kit's `closestCenter`, which asks the page how far it is
 * scrolled for each side of each card, each time that anything is drawn.
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
 * Cards between the dragged one's place and the one it is over move up by one. As dnd-kit's `rectSortingStrategy`, which makes the
 * whole new order for each card, and moves by nothing those that stay: each would be painted as a layer of its own.
 */
export const shiftCards: SortingStrategy = ({ rects, activeIndex, overIndex, index }) => {
  const passed = index > activeIndex ? index <= overIndex : index >= overIndex;
  if (!passed || index === activeIndex) return null;
  const from = rects[index];
  const to = rects[index > activeIndex ? index - 1 : index + 1];
  return from && to ? { x: to.left - from.left, y: to.top - from.top, scaleX: 1, scaleY: 1 } : null;
};
