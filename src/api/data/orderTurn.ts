/** All that changes the order of topics and categories: each move counts from what the one before it left. */
export const orderTurn = 'order';
