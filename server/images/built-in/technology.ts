import {
  blue,
  circle,
  coral,
  cream,
  ellipse,
  group,
  ink,
  lilac,
  mint,
  peach,
  rect,
  repeat,
  shape,
  sky,
  steel,
  stroke,
  sun,
  teal,
  violet,
  white,
} from './shapes';
import { shine, tile, under, type Drawings } from './tile';

const night = '#24496C';

function gear(x: number, y: number, radius: number, teeth: number, fill: string, hole: string, turn = 0): string {
  return (
    repeat(teeth, (i) =>
      group(
        `translate(${x} ${y}) rotate(${turn + (i * 360) / teeth})`,
        rect(-radius * 0.17, -radius * 1.28, radius * 0.34, radius * 0.5, fill, { rx: radius * 0.08 }),
      ),
    ) +
    circle(x, y, radius, fill) +
    circle(x, y, radius * 0.42, hole)
  );
}

const nodes = [
  [26, 32, 7, teal],
  [72, 26, 8, coral],
  [82, 60, 6, sun],
  [54, 80, 7.5, violet],
  [20, 66, 6.5, blue],
] as const;

export const technology: Drawings = {
  Chip: tile(
    ink,
    night,
    stroke('M34 18V82M44.700 18V82M55.300 18V82M66 18V82M18 34H82M18 44.700H82M18 55.300H82M18 66H82', sun, 3),
    rect(27, 27, 46, 46, teal, { rx: 5 }),
    rect(34, 34, 32, 32, '#0A6F62', { rx: 3 }),
    rect(41, 41, 18, 18, mint, { rx: 2 }),
    circle(38, 38, 1.8, sun),
  ),
  Laptop: tile(
    sky,
    white,
    under(77, 36),
    rect(22, 26, 56, 40, ink, { rx: 4 }),
    rect(26, 30, 48, 32, blue, { rx: 1.5 }),
    stroke('M32 52L41 44L48 49L58 37L67 43', white, 2.8),
    shape('M14 66H86V69a7 7 0 0 1 -7 7H21a7 7 0 0 1 -7 -7Z', steel),
    rect(43, 66, 14, 3.4, ink, { rx: 1.7, opacity: 0.5 }),
  ),
  Cloud: tile(
    blue,
    '#4F95E4',
    shape('M31 70A16 16 0 0 1 29 38.200A22 22 0 0 1 71 39A15.600 15.600 0 0 1 70 70Z', white),
    shape('M71 39A15.600 15.600 0 0 1 70 70H50C66 66 74 54 71 39Z', '#C9DCEE'),
    stroke('M50 62V44M42 51L50 43L58 51', blue, 4.2),
  ),
  Mobile: tile(
    lilac,
    white,
    rect(32, 15, 36, 70, ink, { rx: 7 }),
    rect(35.5, 21, 29, 57, violet, { rx: 3 }),
    rect(45, 17, 10, 2, steel, { rx: 1 }),
    repeat(6, (i) =>
      rect(
        40 + (i % 2) * 11.5,
        27 + Math.floor(i / 2) * 12,
        8.5,
        8.5,
        [coral, sun, teal, white, blue, mint][i] ?? white,
        { rx: 2.4 },
      ),
    ),
    rect(40, 66, 20, 7, white, { rx: 3.5, opacity: 0.35 }),
  ),
  Robotics: tile(
    mint,
    white,
    stroke('M50 26V17', ink, 3),
    circle(50, 15, 4, coral),
    rect(25, 26, 50, 38, blue, { rx: 10 }),
    rect(31, 33, 38, 20, ink, { rx: 8 }),
    circle(41, 43, 4.6, mint),
    circle(59, 43, 4.6, mint),
    stroke('M44 58.500H56', white, 2.8),
    rect(18, 38, 6, 14, steel, { rx: 3 }),
    rect(76, 38, 6, 14, steel, { rx: 3 }),
    rect(43, 64, 14, 5, steel),
    shape('M30 84C30 74 36 69 44 69H56C64 69 70 74 70 84Z', ink),
    circle(50, 77, 3.4, sun),
  ),
  Data: tile(
    cream,
    '#FFE7B8',
    under(81, 27),
    [2, 1, 0]
      .map((i) => {
        const y = 29 + i * 17;
        return (
          shape(`M24 ${y}V${y + 12}A26 9 0 0 0 76 ${y + 12}V${y}Z`, [teal, blue, violet][i] ?? teal) +
          ellipse(50, y, 26, 9, ['#7FD9C8', '#7FB2EC', '#B095E6'][i] ?? mint) +
          circle(32, y + 12, 1.8, white) +
          circle(38, y + 13.5, 1.8, white)
        );
      })
      .join(''),
  ),
  Security: tile(
    peach,
    white,
    shape('M50 14L78 23V46C78 64 66 77 50 86C34 77 22 64 22 46V23Z', ink),
    shape('M50 20L72.500 27.500V46C72.500 60.500 63 71.500 50 79Z', teal),
    shape('M50 20L27.500 27.500V46C27.500 60.500 37 71.500 50 79Z', '#3CC0AB'),
    stroke('M43 46V40a7 7 0 0 1 14 0V46', white, 3.6),
    rect(38.5, 45, 23, 18, white, { rx: 3.5 }),
    circle(50, 52, 2.6, ink),
    stroke('M50 53V58', ink, 2.4),
  ),
  Satellite: tile(
    ink,
    night,
    repeat(7, (i) =>
      circle(
        [20, 30, 78, 84, 66, 14, 40][i] ?? 0,
        [28, 14, 20, 44, 84, 56, 86][i] ?? 0,
        i % 2 === 0 ? 1.2 : 0.8,
        white,
      ),
    ),
    group(
      'translate(52 46) rotate(-38)',
      rect(-38, -8, 24, 16, blue, { rx: 1.5 }),
      rect(14, -8, 24, 16, blue, { rx: 1.5 }),
      stroke('M-32 -8V8M-26 -8V8M-20 -8V8M-38 0H-14M20 -8V8M26 -8V8M32 -8V8M14 0H38', sky, 1),
      rect(-14, -2, 28, 4, steel),
      rect(-9, -13, 18, 26, sun, { rx: 3 }),
      rect(-9, -4, 18, 5, '#DB9420'),
      stroke('M0 13V19', steel, 2.4),
      shape('M-9 19H9A9 8 0 0 1 -9 19Z', white),
    ),
    stroke('M27 72A10 10 0 0 1 20 65M27 80A18 18 0 0 1 12 65', coral, 2.8),
  ),
  Network: tile(
    sky,
    white,
    nodes.map(([x, y]) => stroke(`M50 52L${x} ${y}`, ink, 2.8)).join(''),
    stroke('M26 32L72 26M82 60L54 80M20 66L26 32', steel, 1.8),
    nodes.map(([x, y, r, fill]) => circle(x, y, r, fill, { stroke: white, 'stroke-width': 2 })).join(''),
    circle(50, 52, 13, ink),
    circle(50, 52, 7.5, 'none', { stroke: mint, 'stroke-width': 2 }),
    stroke('M42.500 52H57.500M50 44.500C46 49 46 55 50 59.500M50 44.500C54 49 54 55 50 59.500', mint, 1.5),
  ),
  Software: tile(
    violet,
    '#9068DC',
    rect(16, 24, 68, 53, ink, { rx: 6 }),
    shape('M16 34V30a6 6 0 0 1 6-6H78a6 6 0 0 1 6 6V34Z', white),
    [coral, sun, teal].map((fill, i) => circle(23 + i * 7, 29, 2.2, fill)).join(''),
    stroke('M35 46L25 55L35 64', mint, 4),
    stroke('M65 46L75 55L65 64', mint, 4),
    stroke('M54 43L46 67', sun, 4),
  ),
  Battery: tile(
    mint,
    white,
    under(84, 18),
    rect(42, 15, 16, 7, steel, { rx: 2 }),
    rect(31, 20, 38, 64, ink, { rx: 7 }),
    rect(36, 25, 28, 54, '#2F4D6B', { rx: 3.5 }),
    rect(36, 43, 28, 36, teal, { rx: 3.5 }),
    shape('M54 34L40 56H49L46 72L61 49H52Z', sun),
  ),
  Rocket: tile(
    '#5A2FB0',
    '#6F45C4',
    repeat(5, (i) => circle([18, 26, 80, 84, 70][i] ?? 0, [36, 18, 62, 30, 84][i] ?? 0, 1.2, white)),
    group(
      'translate(52 48) rotate(42)',
      shape('M-8 24C-12 32 -4 36 0 46C4 36 12 32 8 24Z', sun),
      shape('M-4 24C-6 29 -2 31 0 37C2 31 6 29 4 24Z', coral),
      shape('M-11 4L-21 20V28L-9 22ZM11 4L21 20V28L9 22Z', coral),
      shape('M0 -38C12 -26 14 -8 10 24H-10C-14 -8 -12 -26 0 -38Z', white),
      shape('M0 -38C12 -26 14 -8 10 24H0Z', '#D5DFEA'),
      shape('M0 -38C5 -33 8.500 -28 10.500 -22H-10.500C-8.500 -28 -5 -33 0 -38Z', coral),
      circle(0, -8, 6, ink),
      circle(0, -8, 4, sky),
      rect(-10, 20, 20, 5, ink, { rx: 1.5 }),
    ),
  ),
  Engineering: tile(
    cream,
    '#FFE7B8',
    gear(41, 43, 19, 9, ink, cream),
    gear(68, 69, 12.5, 8, coral, cream, 10),
    gear(73, 33, 8, 7, teal, cream, 12),
    shine('M30 38C31 34 34 31 38 30'),
    circle(41, 43, 3, sun),
  ),
};
