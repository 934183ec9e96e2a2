import {
  around,
  blue,
  circle,
  coral,
  cream,
  ellipse,
  group,
  ink,
  lilac,
  mint,
  mist,
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

const wheel = (x: number, y: number, radius: number): string =>
  circle(x, y, radius, ink) + circle(x, y, radius * 0.45, mist);

const turbine = (x: number, base: number, scale: number, turn: number): string =>
  group(
    `translate(${x} ${base}) scale(${scale})`,
    shape('M-2.200 0L-1.200 -44H1.200L2.200 0Z', white),
    repeat(3, (i) =>
      group(
        `translate(0 -44) rotate(${turn + i * 120})`,
        shape('M-1.500 0C-4 -10 -1.500 -20 0 -26C1.500 -20 2 -10 1.500 0Z', white),
      ),
    ),
    circle(0, -44, 2.6, steel),
  );

const grain = (y: number): string =>
  shape(`M50 ${y}C43 ${y} 38 ${y - 5} 38 ${y - 12}C46 ${y - 12} 50 ${y - 7} 50 ${y}Z`, '#E3A02B') +
  shape(`M50 ${y}C57 ${y} 62 ${y - 5} 62 ${y - 12}C54 ${y - 12} 50 ${y - 7} 50 ${y}Z`, sun);

export const sector: Drawings = {
  Manufacturing: tile(
    cream,
    '#FFE7B8',
    circle(29, 24, 4, steel, { opacity: 0.5 }),
    circle(35, 18, 5.5, steel, { opacity: 0.5 }),
    circle(44, 14, 6.5, steel, { opacity: 0.4 }),
    shape('M22 78L25 30H33L35 78Z', coral),
    rect(24, 34, 9.5, 5, white),
    shape('M33 78V50L48 40V50L63 40V50L80 40V78Z', ink),
    repeat(3, (i) => rect(40 + i * 13, 57, 8, 7, sun, { rx: 1 })),
    rect(53, 68, 8, 10, steel),
    stroke('M14 78H86', ink, 3),
  ),
  'Wind power': tile(
    '#7DB7E8',
    '#98C8F0',
    circle(72, 29, 9, '#FCE3AE'),
    turbine(28, 78, 0.7, 20),
    turbine(54, 80, 0.98, -12),
    turbine(78, 78, 0.56, 50),
    shape('M0 79C25 70 45 74 62 77S90 74 100 76V100H0Z', '#4FB07E'),
  ),
  'Solar power': tile(
    sky,
    '#EAF4FD',
    repeat(8, (i) => {
      const [from, to] = [around(67, 32, 15, i * 45), around(67, 32, 20, i * 45)];
      return stroke(`M${from.x} ${from.y}L${to.x} ${to.y}`, sun, 3);
    }),
    circle(67, 32, 11, sun),
    rect(43, 66, 4, 14, ink),
    rect(34, 78, 22, 4, ink, { rx: 2 }),
    shape('M27 42H70L64 68H17Z', ink),
    repeat(8, (i) => {
      const [column, row] = [i % 4, Math.floor(i / 4)];
      const x = 28.5 + column * 10.2 - row * 4.6;
      return shape(
        `M${x} ${44 + row * 12}H${x + 8.6}L${x + 4.6} ${54.4 + row * 12}H${x - 4}Z`,
        column % 2 === row ? blue : '#4F95E4',
      );
    }),
  ),
  Banking: tile(
    lilac,
    white,
    under(80, 32),
    shape('M50 18L84 38H16Z', ink),
    circle(50, 31, 4.4, sun),
    rect(19, 39, 62, 5, steel),
    repeat(4, (i) => rect(24 + i * 14.6, 45, 8, 24, i % 2 === 0 ? violet : '#9470DD', { rx: 1 })),
    rect(20, 69, 60, 4.5, steel),
    rect(16, 74, 68, 6, ink, { rx: 1.5 }),
  ),
  Retail: tile(
    mint,
    white,
    under(81, 25),
    shape('M26 36H74L79 80H21Z', coral),
    shape('M26 36H74L75 44H25Z', '#C9513F'),
    stroke('M38 46V32a12 12 0 0 1 24 0V46', ink, 4),
    shape('M50 72C43 66 40 63 40 59C40 53 47.500 52 50 57C52.500 52 60 53 60 59C60 63 57 66 50 72Z', white),
  ),
  Agriculture: tile(
    '#BFE0A6',
    '#D9EFC8',
    stroke('M50 84V26', '#B97D1B', 3),
    grain(72),
    grain(60),
    grain(48),
    grain(36),
    shape('M50 15C45 20 45 26 50 30C55 26 55 20 50 15Z', sun),
    stroke('M50 84C40 82 32 76 28 66M50 84C60 82 68 76 72 66', '#4C9A4B', 3.4),
  ),
  Automotive: tile(
    peach,
    white,
    under(73, 35),
    shape(
      'M13 62C13 54 17 51 26 50L35 36C37 33 39 32 43 32H60C64 32 66 33 69 37L78 49C85 50 88 53 88 60V66C88 69 86 70 84 70H17C14 70 13 69 13 66Z',
      blue,
    ),
    shape(
      'M32 49L39 38.500C40 37 41 36.500 43 36.500H49V49ZM53 36.500H60C62 36.500 63.500 37 65 39L72 49H53Z',
      '#D8EAFB',
    ),
    rect(13, 58, 7, 4, sun, { rx: 2 }),
    rect(82, 57, 6, 4, coral, { rx: 2 }),
    wheel(30, 69, 9),
    wheel(71, 69, 9),
  ),
  Aviation: tile(
    '#2B7BD9',
    '#4F95E4',
    shape('M20 74C26 68 32 71 36 74ZM60 30C66 24 74 26 79 30Z', white, { opacity: 0.35 }),
    group(
      'translate(50 50) rotate(45)',
      shape(
        'M0 -38C4 -34 5.500 -28 5.500 -20V-10L34 10V18L5.500 8V24L14 31V37L0 32L-14 37V31L-5.500 24V8L-34 18V10L-5.500 -10V-20C-5.500 -28 -4 -34 0 -38Z',
        white,
      ),
      shape('M0 -38C4 -34 5.500 -28 5.500 -20V-10L34 10V18L5.500 8V24L14 31V37L0 32Z', '#C9DCEE'),
      shape('M-3 -28C-2 -31 2 -31 3 -28V-24H-3Z', ink),
    ),
  ),
  Shipping: tile(
    sky,
    '#EAF4FD',
    rect(24, 40, 12, 12, coral),
    rect(37, 40, 12, 12, sun),
    rect(50, 40, 12, 12, violet),
    rect(37, 27, 12, 12, teal),
    rect(24, 27, 12, 12, blue),
    shape('M65 30H77V52H65Z', white, { stroke: ink, 'stroke-width': 2 }),
    rect(68, 34, 6, 4, ink),
    rect(68, 22, 5, 8, coral),
    shape('M15 53H86L77 74H25Z', ink),
    rect(17, 53, 68, 4.5, coral),
    shape('M0 72C8 68 14 76 22 72S36 68 44 72S58 76 66 72S80 68 88 72S97 74 100 72V100H0Z', blue),
    stroke('M8 84C14 81 20 87 26 84M50 86C56 83 62 89 68 86', white, 2.4, { opacity: 0.6 }),
  ),
  Construction: tile(
    '#FBE2A6',
    '#FFF0CC',
    rect(57, 46, 23, 32, coral),
    repeat(6, (i) => rect(60.5 + (i % 2) * 9, 51 + Math.floor(i / 2) * 9, 6.5, 5, '#FFE3D2')),
    rect(30, 20, 6, 58, ink),
    repeat(5, (i) => stroke(`M31 ${28 + i * 10}L35 ${36 + i * 10}`, sun, 1.6)),
    rect(18, 24, 62, 5, ink),
    shape('M33 12L20 24H46Z', 'none', { stroke: ink, 'stroke-width': 2.4 }),
    rect(18, 29, 9, 8, steel),
    stroke('M69 29V38', ink, 2),
    rect(62, 38, 14, 5, teal),
    rect(24, 74, 18, 4, ink),
    stroke('M14 78H86', ink, 3),
  ),
  Telecoms: tile(
    lilac,
    white,
    stroke('M36 82L50 34L64 82M40 68H60M44 54H56M40 68L56 54M60 68L44 54', ink, 3.6),
    circle(50, 31, 6, coral),
    stroke('M38 20A16 16 0 0 0 38 42M62 20A16 16 0 0 1 62 42', violet, 3.8),
    stroke('M29 13A26 26 0 0 0 29 49M71 13A26 26 0 0 1 71 49', violet, 3.8, { opacity: 0.55 }),
  ),
  Logistics: tile(
    mint,
    white,
    under(73, 36),
    rect(12, 32, 46, 36, white, { rx: 2, stroke: steel, 'stroke-width': 1.6 }),
    shape('M60 42H75L87 55V68H60Z', teal),
    shape('M65 46H73.500L81 55H65Z', '#D8EAFB'),
    rect(12, 63, 75, 6, ink),
    stroke('M22 42H46M22 49H38', coral, 3.6),
    wheel(28, 70, 8),
    wheel(72, 70, 8),
  ),
  'Oil and gas': tile(
    cream,
    '#FFE7B8',
    under(81, 22),
    shape('M50 14C62 32 73 42 73 57A23 23 0 0 1 27 57C27 42 38 32 50 14Z', ink),
    shape('M50 14C62 32 73 42 73 57A23 23 0 0 1 52 80C64 66 62 40 50 14Z', '#0E2236'),
    shine('M36 58A14 14 0 0 0 46 71'),
    shape('M50 42C55 50 60 54 60 61A10 10 0 0 1 40 61C40 57 44 56 45 51C48 52 50 48 50 42Z', coral),
    shape('M50 55C53 59 55 61 55 64.500A5 5 0 0 1 45 64.500C45 61 48 60 50 55Z', sun),
  ),
  Food: tile(
    peach,
    '#F7B9A4',
    under(79, 30),
    ellipse(50, 56, 34, 22, white, { stroke: mist, 'stroke-width': 2 }),
    ellipse(50, 56, 24, 15, mist),
    circle(43, 53, 8, coral),
    circle(56, 51, 6.5, '#4FBF7F'),
    circle(54, 60, 7, sun),
    stroke('M20 22V34M25 22V34M15 22V34M20 34V44', ink, 2.8),
    shape('M80 20C86 24 86 36 81 40V46H78V20Z', ink),
  ),
};
