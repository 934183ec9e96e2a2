import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOrderSectionArticlesMutation } from '@client/api/workspace/newsletters';
import { omitKey } from '@client/shared/values/omitKey';
import { moveItem, type Orders, type Part } from './newsletterTree';

/** Debounce of the save: moving a row down ten places is one request. */
const saveDelayMs = 600;
const none: Orders = {};

/**
 * The order of the articles in their sections, applied optimistically. The server saves the order of a section for all
 * users of the workspace; if that fails, the order is reverted. Articles without a section are ordered only in the
 * newsletter.
 */
export function useArticleOrder(ownerId: string, initial: Orders) {
  const [orders, setOrders] = useState(initial);
  const [unsaved, setUnsaved] = useState(none);
  const [saveOrder] = useOrderSectionArticlesMutation();
  const queue = useRef(Promise.resolve());

  const saveNow = useEffectEvent((): void => {
    for (const [id, order] of Object.entries(unsaved)) {
      const positions = Object.fromEntries(order.map((articleId, position) => [articleId, position]));
      // Requests run one after another, so that the last order wins.
      queue.current = queue.current.then(async () => {
        const { error } = await saveOrder({ id, ownerId, positions });
        if (error) setOrders((current) => (current[id] === order ? omitKey(current, id) : current));
      });
    }
    setUnsaved(none);
  });
  useEffect(() => {
    if (unsaved === none) return;
    const timer = setTimeout(() => saveNow(), saveDelayMs);
    return () => clearTimeout(timer);
  }, [unsaved]);
  // Saves pending changes when the page is left before the delay is over.
  useEffect(() => () => saveNow(), []);

  const move = (part: Part, from: number, to: number): void => {
    const order = moveItem(
      part.articles.map(({ id }) => id),
      from,
      to,
    );
    setOrders((current) => ({ ...current, [part.id]: order }));
    if (part.id !== '') setUnsaved((current) => ({ ...current, [part.id]: order }));
  };
  return { orders, move };
}
