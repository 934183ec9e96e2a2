/** WCAG contrast, computed: text on a company's colour must be readable whatever the company chose. */

type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** Reads #rgb and #rrggbb; null for anything else. */
export function parseHex(color: string): Rgb | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  const [, r, g, b] = long ?? short ?? [];
  if (r === undefined || g === undefined || b === undefined) return null;
  const read = (part: string) => parseInt(long ? part : part + part, 16);
  return [read(r), read(g), read(b)];
}

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function ratio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** The contrast ratio of two colours, 1 to 21; 1 if one of them cannot be read. */
export function contrast(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)];
  return a && b ? ratio(a, b) : 1;
}

/** Black or white, whichever reads better on the colour. */
export function readableOn(color: string): '#ffffff' | '#101418' {
  return contrast(color, '#ffffff') >= contrast(color, '#101418') ? '#ffffff' : '#101418';
}

/** The colour itself if it reads on the ground at the ratio wanted, else the nearest darker or lighter tone that does. */
export function readable(color: string, ground: string, wanted = 4.5): string {
  const [start, base] = [parseHex(color), parseHex(ground)];
  if (!start || !base) return color;
  const towards = luminance(base) > 0.18 ? black : white;
  for (let share = 0; share < 1; share += 0.02) {
    const tone = mix(start, towards, share);
    if (ratio(parseHex(toHex(tone)) ?? tone, base) >= wanted) return toHex(tone);
  }
  return toHex(towards);
}

/** A colour laid thinly over a ground, as an opaque colour. */
export function tint(color: string, ground: string, share: number): string {
  const [over, base] = [parseHex(color), parseHex(ground)];
  return over && base ? toHex(mix(base, over, share)) : ground;
}
