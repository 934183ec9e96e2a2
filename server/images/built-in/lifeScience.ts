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

function helix(): string {
  const rungs = 9;
  const x = (i: number, phase: number): number =>
    Math.round(17 * Math.sin((i / rungs) * Math.PI * 2 + phase) * 10) / 10;
  const strand = (phase: number, color: string): string =>
    stroke(
      'M' +
        Array.from(
          { length: rungs * 3 + 1 },
          (_, i) => `${x(i / 3, phase)} ${Math.round(-360 + i * 26.667) / 10}`,
        ).join('L'),
      color,
      5,
    );
  const colors = [coral, sun, teal, blue];
  const pairs = repeat(rungs - 1, (i) => {
    const y = -28 + i * 8;
    return (
      stroke(`M${x(i + 1, 0)} ${y}H0`, colors[i % 4] ?? coral, 3.2) +
      stroke(`M0 ${y}H${x(i + 1, Math.PI)}`, colors[(i + 2) % 4] ?? teal, 3.2)
    );
  });
  return group('translate(50 50) rotate(30)', pairs, strand(0, violet), strand(Math.PI, ink));
}

function particle(x: number, y: number, radius: number, fill: string, spike: string, count: number): string {
  const tips = Array.from({ length: count }, (_, i) => around(x, y, radius * 1.34, (i * 360) / count));
  const spikes = stroke(tips.map((tip) => `M${x} ${y}L${tip.x} ${tip.y}`).join(''), spike, radius / 9);
  const ends = tips.map((tip) => circle(tip.x, tip.y, radius / 7, spike)).join('');
  return spikes + ends + circle(x, y, radius, fill);
}

const tube = (x: number, fill: string, level: number): string =>
  rect(x - 6.5, 24, 13, 50, white, { rx: 6.5, opacity: 0.9 }) +
  shape(`M${x - 6.5} ${level}H${x + 6.5}V67.500a6.500 6.500 0 0 1 -13 0Z`, fill) +
  rect(x - 8.5, 22, 17, 5, ink, { rx: 2.5 }) +
  circle(x - 1.5, level + 9, 1.6, white, { opacity: 0.7 }) +
  circle(x + 2, level + 17, 1.2, white, { opacity: 0.7 });

const bacterium = (x: number, y: number, turn: number, fill: string, hair: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    repeat(5, (i) => stroke(`M${-12 + i * 6} -7V-12M${-12 + i * 6} 7V12`, hair, 1.8)),
    stroke('M19 0C25 -6 27 6 33 0', hair, 2.2),
    rect(-19, -9, 38, 18, fill, { rx: 9 }),
    [-9, 0, 9].map((at) => circle(at, at === 0 ? 2 : -2, 2, white, { opacity: 0.6 })).join(''),
  );

export const lifeScience: Drawings = {
  Genetics: tile(lilac, white, helix()),
  Molecule: tile(
    sky,
    white,
    stroke('M50 50L28 34M50 50L74 32M50 50L36 74M50 50L72 68M72 68L86 58', ink, 4),
    circle(50, 50, 14, coral),
    circle(28, 34, 9, teal),
    circle(74, 32, 10.5, violet),
    circle(36, 74, 8, sun),
    circle(72, 68, 9, blue),
    circle(86, 58, 5, sun),
    [
      [45, 45, 3.6],
      [25, 31, 2.4],
      [70, 28, 2.8],
      [69, 65, 2.4],
    ]
      .map(([x = 0, y = 0, r = 1]) => circle(x, y, r, white, { opacity: 0.6 }))
      .join(''),
  ),
  Microscope: tile(
    mint,
    white,
    under(81, 28),
    shape('M60 74C76 68 80 48 67 36L61 42C69 50 66 62 55 66H34V74Z', ink),
    rect(24, 74, 52, 7, ink, { rx: 3.5 }),
    rect(30, 60, 30, 4.5, steel, { rx: 2 }),
    group(
      'translate(49 38) rotate(-26)',
      rect(-7, -24, 14, 30, blue, { rx: 3 }),
      rect(-5, -31, 10, 8, ink, { rx: 2 }),
      rect(-5, 6, 10, 8, ink),
      rect(-3, 14, 6, 5, steel),
      rect(-4.6, -20, 2.6, 22, white, { rx: 1.3, opacity: 0.5 }),
    ),
    circle(66, 40, 5, sun),
  ),
  Chemistry: tile(
    peach,
    white,
    under(80, 27),
    shape('M43 22H57V42L76 72C78 76 76 80 71 80H29C24 80 22 76 24 72L43 42Z', sky),
    shape('M36.500 53C44 49 55 58 63.500 53L76 72C78 76 76 80 71 80H29C24 80 22 76 24 72Z', teal),
    rect(39, 18, 22, 6, ink, { rx: 3 }),
    circle(42, 68, 4, white, { opacity: 0.7 }),
    circle(56, 63, 2.8, white, { opacity: 0.7 }),
    circle(61, 72, 2, white, { opacity: 0.7 }),
    shine('M47.500 28V41'),
    circle(66, 34, 4, coral),
    circle(74, 24, 2.6, violet),
  ),
  Laboratory: tile(
    violet,
    '#9068DC',
    tube(31, coral, 44),
    tube(50, sun, 54),
    tube(69, teal, 38),
    rect(18, 60, 64, 6, ink, { rx: 3 }),
    rect(18, 78, 64, 5, ink, { rx: 2.5 }),
    rect(20, 60, 4.5, 22, ink),
    rect(75.5, 60, 4.5, 22, ink),
  ),
  Cell: tile(
    cream,
    '#FFE7B8',
    shape('M50 17C66 15 82 27 83 45C84 63 74 82 54 83C35 84 18 72 17 53C16 35 31 19 50 17Z', '#8FDCC8'),
    shape('M50 23C63 21 76 31 77 46C78 61 69 76 54 77C38 78 24 68 23 53C22 39 35 25 50 23Z', '#C9F0E5'),
    circle(47, 48, 15, violet),
    circle(43, 44, 5.5, '#B79BEB'),
    ellipse(67, 62, 8, 4.6, coral, { transform: 'rotate(-35 67 62)' }),
    stroke('M62 65L64 61L66 64L68 59L70 62L72 58', peach, 1.3),
    ellipse(64, 34, 6.5, 3.8, coral, { transform: 'rotate(30 64 34)' }),
    circle(35, 67, 3.4, sun),
    circle(44, 70, 2.4, sun),
    circle(30, 42, 2.6, blue),
    circle(70, 48, 2.4, blue),
  ),
  Virus: tile(
    peach,
    '#FFEBE0',
    particle(47, 52, 22, coral, ink, 12),
    [
      [40, 46, 5],
      [54, 44, 3.4],
      [52, 60, 4.4],
      [40, 61, 2.8],
    ]
      .map(([x = 0, y = 0, r = 1]) => circle(x, y, r, '#C9513F'))
      .join(''),
    particle(80, 25, 7.5, teal, ink, 8),
    particle(82, 76, 5.5, violet, ink, 8),
  ),
  Bacteria: tile(
    lilac,
    white,
    bacterium(46, 36, -22, teal, '#0A6F62'),
    bacterium(56, 64, 16, violet, '#5229A3'),
    circle(24, 62, 6, coral),
    circle(32, 69, 6, coral),
    circle(78, 40, 4.5, sun),
  ),
  Antibody: tile(
    mint,
    white,
    stroke('M50 52V80', teal, 10),
    stroke('M47 50L29 30M53 50L71 30', teal, 10),
    stroke('M37 53L20 34M63 53L80 34', blue, 7),
    circle(23.5, 23, 6, coral),
    circle(76.5, 23, 6, coral),
    stroke('M46 58H54M46 64H54', ink, 2.6),
  ),
  Culture: tile(
    sky,
    white,
    ellipse(50, 56, 36, 26, steel, { opacity: 0.6 }),
    ellipse(50, 52, 36, 26, '#F6FAFD', { stroke: steel, 'stroke-width': 2 }),
    ellipse(50, 53, 31, 21.5, '#FBE3C0'),
    [
      [38, 46, 6, teal],
      [57, 43, 4, coral],
      [64, 56, 7, violet],
      [44, 62, 5, sun],
      [30, 57, 3, coral],
      [52, 54, 2.6, teal],
    ]
      .map(([x, y, r, fill]) => ellipse(Number(x), Number(y), Number(r), Number(r) * 0.78, String(fill)))
      .join(''),
    shine('M21 46C25 38 33 33 42 31'),
  ),
  Brain: tile(
    cream,
    '#FFE7B8',
    ...['', 'translate(100 0) scale(-1 1)'].map((transform, i) =>
      group(
        transform,
        shape(
          'M49 24C43 17 33 20 31 27C23 27 19 35 22 42C16 47 17 58 25 61C26 70 36 75 43 70C46 73 49 72 49 68Z',
          i === 0 ? coral : violet,
        ),
        stroke(
          'M31 27C31 32 35 34 39 33M22 42C27 40 31 42 31 47M25 61C26 56 31 54 35 56M43 70C39 67 39 62 43 60M49 40C44 39 42 43 44 47',
          white,
          2.4,
          { opacity: 0.8 },
        ),
      ),
    ),
    stroke('M50 22V72', ink, 2.4, { opacity: 0.4 }),
    shape('M45 70H55L53 83H47Z', ink),
  ),
  'Plant science': tile(
    sky,
    white,
    under(81, 20),
    stroke('M50 58C50 46 49 40 50 32', '#2E8B57', 4),
    shape('M50 44C40 46 28 41 26 27C40 25 50 31 50 44Z', '#4FBF7F'),
    shape('M50 37C51 25 60 18 75 19C75 33 64 40 50 37Z', '#2FA36B'),
    stroke('M32 31C38 33 44 37 48 42M69 23C62 26 56 30 52 35', white, 1.6, { opacity: 0.7 }),
    shape('M32 56H68L63 80H37Z', white, { stroke: steel, 'stroke-width': 2 }),
    shape('M34.500 64H65.500L62.500 79H37.500Z', '#8A5A3B'),
    rect(29, 53, 42, 6, steel, { rx: 3 }),
  ),
};
