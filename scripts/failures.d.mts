export function failuresIn(root: string, jest: unknown, journeys: unknown): string[];
