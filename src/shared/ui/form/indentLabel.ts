/** The label of an option in a select, indented by its depth in the tree. The top level has depth 1. */
export const indentLabel = (name: string, depth: number): string => '\u2003'.repeat(Math.max(depth - 1, 0)) + name;
