/**
 * The mutation scope of all moves of topics and categories: positions in one request refer to the order after the
 * request before it.
 */
export const orderScope = 'order';
