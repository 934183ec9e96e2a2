/** A name among the options of a select, further to the right the deeper it lies. The top level is depth 1. */
export const indentLabel = (name: string, depth: number): string => '\u2003'.repeat(Math.max(depth - 1, 0)) + name;
