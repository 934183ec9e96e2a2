/** The scope of all that changes the order of topics and categories: each move counts from the result of the one before it. */
export const orderScope = 'order';
