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

const coins = (x: number, bottom: number, count: number): string =>
  repeat(count, (i) => {
    const y = bottom - i * 6.5;
    return (
      shape(`M${x - 11} ${y - 5}V${y}A11 3.600 0 0 0 ${x + 11} ${y}V${y - 5}Z`, '#DB9420') +
      ellipse(x, y - 5, 11, 3.6, i === count - 1 ? '#FFD97A' : sun)
    );
  });

const person = (x: number, y: number, scale: number, coat: string, hair: string): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    shape('M-15 30C-15 14 -9 9 0 9S15 14 15 30Z', coat),
    circle(0, 0, 9, '#FFD9C2'),
    shape('M-9.500 0C-10 -9 -4 -11.500 0 -11.500S10 -9 9.500 0C7 -4 3 -6 -2 -6C-5 -6 -8 -4 -9.500 0Z', hair),
  );

const slice = (from: number, to: number, fill: string, dx = 0, dy = 0): string => {
  const [a, b] = [around(50, 50, 29, from), around(50, 50, 29, to)];
  const large = to - from > 180 ? 1 : 0;
  return group(
    `translate(${dx} ${dy})`,
    shape(`M50 50L${a.x} ${a.y}A29 29 0 ${large} 1 ${b.x} ${b.y}Z`, fill, { stroke: white, 'stroke-width': 1.5 }),
  );
};

export const business: Drawings = {
  Briefcase: tile(
    sky,
    white,
    under(78, 30),
    stroke('M40 38V31a5 5 0 0 1 5-5h10a5 5 0 0 1 5 5v7', ink, 4.5),
    rect(20, 37, 60, 40, coral, { rx: 7 }),
    shape('M20 44a7 7 0 0 1 7-7H73a7 7 0 0 1 7 7V53L55 60H45L20 53Z', '#C9513F'),
    rect(44.5, 52, 11, 12, sun, { rx: 2.5 }),
    circle(50, 58, 1.8, ink),
  ),
  Growth: tile(
    mint,
    white,
    rect(23, 60, 11, 16, sky, { rx: 2 }),
    rect(38, 51, 11, 25, '#8DBDF0', { rx: 2 }),
    rect(53, 43, 11, 33, blue, { rx: 2 }),
    rect(68, 33, 11, 43, ink, { rx: 2 }),
    stroke('M23 47L39 36L49 41L72 20', coral, 4.5),
    stroke('M61 19H73V31', coral, 4.5),
    stroke('M18 77H83', ink, 3),
  ),
  Coins: tile(
    lilac,
    white,
    under(77, 33),
    coins(29, 73, 3),
    coins(71, 73, 4),
    coins(50, 75, 7),
    circle(74, 33, 9.5, sun),
    circle(74, 33, 6.5, 'none', { stroke: '#DB9420', 'stroke-width': 1.6 }),
    stroke('M74 29.500V36.500', '#DB9420', 2),
  ),
  Shares: tile(
    cream,
    '#FFE7B8',
    slice(95, 250, teal),
    slice(250, 335, violet),
    slice(335, 450, coral, 4, -4),
    circle(50, 50, 9, cream),
  ),
  Office: tile(
    sky,
    '#EAF4FD',
    rect(18, 50, 20, 28, teal),
    rect(64, 42, 19, 36, ink),
    rect(32, 20, 36, 58, blue, { rx: 2 }),
    repeat(12, (i) =>
      rect(37 + (i % 3) * 9.5, 26 + Math.floor(i / 3) * 10, 6.5, 6, i === 4 || i === 9 ? sun : white, { rx: 1 }),
    ),
    rect(45, 66, 10, 12, ink, { rx: 1 }),
    repeat(6, (i) => rect(71 + (i % 2) * 6, 48 + Math.floor(i / 2) * 9, 3.5, 5, sun, { opacity: 0.9 })),
    repeat(4, (i) => rect(22 + (i % 2) * 6, 55 + Math.floor(i / 2) * 9, 3.5, 5, white)),
    stroke('M14 78H86', ink, 3),
  ),
  Target: tile(
    peach,
    white,
    circle(48, 53, 30, coral),
    circle(48, 53, 22.5, white),
    circle(48, 53, 15, coral),
    circle(48, 53, 7, white),
    stroke('M48 53L72 29', ink, 3.5),
    shape('M70 31L72 20L81 12L82 19L89 20L81 29Z', blue),
    circle(48, 53, 2.6, ink),
  ),
  Contract: tile(
    sky,
    blue,
    rect(29, 20, 42, 60, ink, { rx: 4, opacity: 0.2 }),
    rect(27, 18, 42, 60, white, { rx: 4 }),
    rect(34, 26, 20, 4, ink, { rx: 2 }),
    repeat(4, (i) => rect(34, 36 + i * 6, i === 3 ? 17 : 28, 2.6, '#B7C7D6', { rx: 1.3 })),
    stroke('M34 69C37 62 40 62 40 66S43 70 45 66S49 66 51 68', blue, 2.4),
    circle(62, 67, 7, coral),
    circle(62, 67, 3.6, peach),
    group('translate(74 52) rotate(40)', rect(-3.5, -28, 7, 30, sun, { rx: 2 }), shape('M-3.500 2H3.500L0 10Z', ink)),
  ),
  Megaphone: tile(
    lilac,
    white,
    stroke('M37 60L42 76', ink, 7),
    shape('M34 38L66 22V74L34 60Z', violet),
    rect(22, 38, 15, 22, ink, { rx: 6 }),
    ellipse(66, 48, 6, 26, '#5E34AE'),
    ellipse(66, 48, 2.6, 12, sun),
    stroke('M78 34L85 29M80 48H89M78 62L85 67', coral, 3.6),
  ),
  Calendar: tile(
    mint,
    white,
    under(81, 27),
    rect(22, 26, 56, 53, ink, { rx: 7 }),
    rect(22, 40, 56, 39, mist, { rx: 7 }),
    rect(22, 38, 56, 8, mist),
    rect(22, 33, 56, 7, coral),
    shape('M22 36V33a8 8 0 0 1 8-8H70a8 8 0 0 1 8 8V40H22Z', coral),
    stroke('M35 20V30M65 20V30', ink, 4.5),
    repeat(12, (i) =>
      rect(29 + (i % 4) * 11.4, 47 + Math.floor(i / 4) * 10, 7.5, 6.6, i === 6 ? teal : '#B7C7D6', { rx: 1.8 }),
    ),
  ),
  Team: tile(
    cream,
    '#FFE7B8',
    person(28, 42, 0.86, teal, ink),
    person(72, 42, 0.86, violet, '#8A4B2D'),
    person(50, 46, 1.12, blue, '#3C2A21'),
  ),
  Idea: tile(
    ink,
    '#24496C',
    circle(50, 44, 28, sun, { opacity: 0.25 }),
    shape('M42 66C42 59 32 55 32 42a18 18 0 0 1 36 0C68 55 58 59 58 66Z', sun),
    stroke('M45 64V51L41 45M55 64V51L59 45M41 45L50 49L59 45', '#C67F12', 2),
    rect(42, 66, 16, 5, steel, { rx: 2 }),
    rect(43, 72, 14, 5, steel, { rx: 2 }),
    shape('M45 78H55L52 82H48Z', steel),
    shine('M38 40C38 35 41 32 45 31'),
    stroke('M50 13V18M24 22L28 26M76 22L72 26M16 44H22M84 44H78', sun, 3),
  ),
  Law: tile(
    peach,
    white,
    under(79, 20),
    rect(48, 26, 4, 48, ink),
    rect(36, 72, 28, 6, ink, { rx: 3 }),
    stroke('M24 34C36 30 40 28 50 28S64 30 76 34', ink, 4),
    circle(50, 25, 4.5, sun),
    stroke('M24 34L15 56M24 34L33 56M76 34L67 56M76 34L85 56', ink, 1.8),
    shape('M13 55H35A11 9 0 0 1 13 55Z', sun),
    shape('M65 55H87A11 9 0 0 1 65 55Z', sun),
  ),
};
