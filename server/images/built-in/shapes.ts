/** The palette of all drawings, so that they look alike. */
export const ink = '#17324D';
export const teal = '#0FA58F';
export const mint = '#BDE9DD';
export const blue = '#2B7BD9';
export const sky = '#CDE3F8';
export const violet = '#7B4BD1';
export const lilac = '#DED0F6';
export const coral = '#F0735F';
export const peach = '#FBD5C6';
export const sun = '#F5B83D';
export const cream = '#FFF5E4';
export const white = '#FFFFFF';
export const steel = '#8CA3B8';
export const mist = '#E6EEF5';

type Extra = Record<string, string | number>;

function attributes(extra: Extra): string {
  return Object.entries(extra)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

export function rect(x: number, y: number, width: number, height: number, fill: string, extra: Extra = {}): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${attributes(extra)}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, extra: Extra = {}): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${attributes(extra)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra: Extra = {}): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(extra)}/>`;
}

export function shape(d: string, fill: string, extra: Extra = {}): string {
  return `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;
}

export function stroke(d: string, color: string, width: number, extra: Extra = {}): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}/>`;
}

export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

/** Concatenates the results of `make(0)` to `make(count - 1)`, for rows of windows, dots, or bars. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

/** The point on a circle at an angle in degrees, clockwise from the top, rounded to a tenth. */
export function around(x: number, y: number, radius: number, degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return {
    x: Math.round((x + radius * Math.cos(angle)) * 10) / 10,
    y: Math.round((y + radius * Math.sin(angle)) * 10) / 10,
  };
}
