export function cyclesIn(root: string): string[][];
