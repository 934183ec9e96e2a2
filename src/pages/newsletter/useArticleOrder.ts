import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOrderSectionArticlesMutation } from '@client/api/workspace/newsletters';
import { omitKey } from '@client/shared/values/omitKey';
import { moved, type Orders, type Part } from './newsletterTree';

/** An order is kept once nothing was moved for so long: a row that goes down ten places is one change. */
const restMs = 600;
const none: Orders = {};

/**
 * The order of the articles in their sections, shown at once. A section's is kept by the server, for everybody; where that is
 * refused, it goes back. What is in no section has its order in the newsletter alone.
 */
export function useArticleOrder(ownerId: string, begun: Orders) {
  const [orders, setOrders] = useState(begun);
  const [unkept, setUnkept] = useState(none);
  const [keep] = useOrderSectionArticlesMutation();
  const line = useRef(Promise.resolve());

  const keepNow = useEffectEvent((): void => {
    for (const [id, order] of Object.entries(unkept)) {
      const positions = Object.fromEntries(order.map((articleId, position) => [articleId, position]));
      // One after the other: the last word is the last order.
      line.current = line.current.then(async () => {
        const { error } = await keep({ id, ownerId, positions });
        if (error) setOrders((now) => (now[id] === order ? omitKey(now, id) : now));
      });
    }
    setUnkept(none);
  });
  useEffect(() => {
    if (unkept === none) return;
    const timer = setTimeout(() => keepNow(), restMs);
    return () => clearTimeout(timer);
  }, [unkept]);
  // Left in the moment between.
  useEffect(() => () => keepNow(), []);

  const move = (part: Part, from: number, to: number): void => {
    const order = moved(
      part.articles.map(({ id }) => id),
      from,
      to,
    );
    setOrders((now) => ({ ...now, [part.id]: order }));
    if (part.id !== '') setUnkept((now) => ({ ...now, [part.id]: order }));
  };
  return { orders, move };
}
