/** Contrast ratios after WCAG 2.2, so that text on a company's color is readable whatever color it chose. */

type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** Parses #rgb and #rrggbb to components from 0 to 255; null for anything else. */
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

/** The contrast ratio of two colors (WCAG 2.2), from 1 to 21; 1 if one of them can't be parsed. */
export function contrast(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)];
  return a && b ? ratio(a, b) : 1;
}

/** Black or white, whichever has more contrast to the color. */
export function readableOn(color: string): '#ffffff' | '#101418' {
  return contrast(color, '#ffffff') >= contrast(color, '#101418') ? '#ffffff' : '#101418';
}

/**
 * Returns the color if its contrast to the background is at least `wanted`, else the nearest darker or lighter shade
 * that reaches it. A color that can't be parsed is returned unchanged.
 */
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

/** Blends a color over a background (`share` from 0 to 1) into an opaque color, #rrggbb. */
export function tint(color: string, ground: string, share: number): string {
  const [over, base] = [parseHex(color), parseHex(ground)];
  return over && base ? toHex(mix(base, over, share)) : ground;
}
