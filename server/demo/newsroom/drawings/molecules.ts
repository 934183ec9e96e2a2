import {
  around,
  blue,
  circle,
  coral,
  cream,
  group,
  ink,
  lilac,
  mint,
  peach,
  repeat,
  scene,
  shape,
  sky,
  stroke,
  sun,
  teal,
  violet,
  white,
} from '@server/images/library/shapes';

function hexagon(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 6 }, (_, i) => around(x, y, radius, i * 60));
  return `M${points.map((point) => `${point.x} ${point.y}`).join('L')}Z`;
}

export function molecule(): string {
  const bonds =
    stroke(hexagon(510, 330, 110), ink, 16) +
    stroke(hexagon(700, 330, 110), ink, 16) +
    stroke('M415 275L320 220M415 385L320 440M795 275L890 220M795 385L890 440M890 220L985 275', ink, 16);
  const atoms = [
    { x: 320, y: 220, r: 42, fill: coral },
    { x: 320, y: 440, r: 34, fill: sun },
    { x: 890, y: 220, r: 36, fill: teal },
    { x: 985, y: 275, r: 46, fill: violet },
    { x: 890, y: 440, r: 40, fill: blue },
  ];
  const joints = [510, 700].flatMap((x) => Array.from({ length: 6 }, (_, i) => around(x, 330, 110, i * 60)));
  return scene(
    sky,
    white,
    null,
    bonds,
    joints.map((joint) => circle(joint.x, joint.y, 24, white, { stroke: ink, 'stroke-width': 12 })).join(''),
    atoms
      .map(
        (atom) =>
          circle(atom.x, atom.y, atom.r, atom.fill) +
          circle(atom.x - atom.r / 3, atom.y - atom.r / 3, atom.r / 4, white, { opacity: 0.55 }),
      )
      .join(''),
  );
}

export function dna(): string {
  const turns = 26;
  const step = 1240 / turns;
  const height = (i: number, phase: number): number =>
    Math.round(337 + 130 * Math.sin((i / turns) * Math.PI * 3.4 + phase));
  const colours = [coral, sun, teal, blue];
  const rungs = repeat(turns + 1, (i) => {
    const x = Math.round(i * step - 20);
    const top = height(i, 0);
    const bottom = height(i, Math.PI);
    const middle = (top + bottom) / 2;
    return (
      stroke(`M${x} ${top}V${middle}`, colours[i % 4] ?? coral, 12) +
      stroke(`M${x} ${middle}V${bottom}`, colours[(i + 2) % 4] ?? teal, 12)
    );
  });
  const strand = (phase: number): string =>
    'M' +
    Array.from({ length: turns * 4 + 1 }, (_, i) => `${Math.round((i / 4) * step - 20)} ${height(i / 4, phase)}`).join(
      'L',
    );
  return group(
    'rotate(-14 600 337)',
    rect0(lilac),
    circle(600, 337, 270, white, { opacity: 0.7 }),
    rungs,
    stroke(strand(0), violet, 22),
    stroke(strand(Math.PI), ink, 22),
  );
}

/** Wider than the frame, since the whole drawing is turned. */
function rect0(fill: string): string {
  return shape('M-300 -400H1500V1100H-300Z', fill);
}

export function antibody(): string {
  const body = (x: number, y: number, scale: number, turn: number, arm: string, tip: string): string =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
      stroke('M0 30V190', arm, 44),
      stroke('M-14 10L-104 -90M14 10L104 -90', arm, 44),
      stroke('M-60 14L-150 -86M60 14L150 -86', tip, 30),
      stroke('M-16 -4L16 -4', ink, 10, { opacity: 0.35 }),
    );
  const receptor = repeat(9, (i) => {
    const x = 140 + i * 118;
    return stroke(`M${x} 640V570`, coral, 20) + shape(`M${x - 34} 536a34 34 0 0 0 68 0h-22a12 12 0 0 1 -24 0Z`, coral);
  });
  return (
    shape('M0 0H1200V675H0Z', mint) +
    circle(600, 300, 260, white, { opacity: 0.75 }) +
    shape('M0 620Q300 590 600 612T1200 604V675H0Z', peach) +
    receptor +
    body(600, 285, 1.15, 0, teal, blue) +
    body(250, 240, 0.62, -24, violet, coral) +
    body(965, 215, 0.55, 28, blue, violet)
  );
}

export function virus(): string {
  const particle = (x: number, y: number, radius: number, fill: string, spike: string): string => {
    const spikes = repeat(14, (i) => {
      const from = around(x, y, radius - 4, (i * 360) / 14);
      const to = around(x, y, radius * 1.26, (i * 360) / 14);
      return stroke(`M${from.x} ${from.y}L${to.x} ${to.y}`, spike, radius / 11) + circle(to.x, to.y, radius / 9, spike);
    });
    const spots = repeat(7, (i) => {
      const spot = around(x, y, radius * (i % 2 === 0 ? 0.52 : 0.3), i * 51 + 12);
      return circle(spot.x, spot.y, radius / (i % 2 === 0 ? 9 : 13), spike, { opacity: 0.55 });
    });
    return (
      spikes +
      circle(x, y, radius, fill) +
      spots +
      circle(x - radius / 3, y - radius / 3, radius / 6, white, { opacity: 0.4 })
    );
  };
  return scene(
    cream,
    peach,
    null,
    particle(600, 335, 168, coral, ink),
    particle(210, 180, 74, sun, ink),
    particle(1000, 500, 92, teal, ink),
    particle(985, 130, 50, violet, ink),
    particle(260, 540, 46, blue, ink),
  );
}
