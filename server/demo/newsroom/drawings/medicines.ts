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
  mist,
  peach,
  rect,
  repeat,
  scene,
  shadow,
  shape,
  sky,
  steel,
  stroke,
  sun,
  teal,
  violet,
  white,
} from '@server/images/library/shapes';

function capsule(x: number, y: number, length: number, turn: number, left: string, right: string): string {
  const height = length * 0.38;
  const half = length / 2;
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    shape(`M0 ${-height / 2}H${-half + height / 2}a${height / 2} ${height / 2} 0 0 0 0 ${height}H0Z`, left),
    shape(`M0 ${-height / 2}H${half - height / 2}a${height / 2} ${height / 2} 0 0 1 0 ${height}H0Z`, right),
    stroke(`M${-half + height / 2} ${-height / 4}H${half - height / 2}`, white, height / 9, { opacity: 0.5 }),
  );
}

export function capsules(): string {
  const tablets = [
    { x: 250, y: 470, r: 62, fill: white },
    { x: 930, y: 190, r: 54, fill: white },
    { x: 780, y: 520, r: 44, fill: sun },
  ];
  return scene(
    peach,
    cream,
    null,
    tablets
      .map(
        (t) =>
          circle(t.x + 6, t.y + 10, t.r, ink, { opacity: 0.12 }) +
          circle(t.x, t.y, t.r, t.fill) +
          stroke(`M${t.x - t.r * 0.6} ${t.y}H${t.x + t.r * 0.6}`, ink, 6, { opacity: 0.25 }),
      )
      .join(''),
    capsule(606, 346, 400, -28, ink, ink).replace('<g ', '<g opacity="0.12" '),
    capsule(600, 332, 400, -28, coral, white),
    capsule(300, 220, 230, 32, teal, mint),
    capsule(960, 440, 250, 58, violet, lilac),
    capsule(500, 565, 170, 8, blue, sky),
  );
}

function vial(x: number, scale: number, liquid: string, level: number): string {
  return group(
    `translate(${x} 560) scale(${scale})`,
    shadow(0, 4, 92),
    rect(-70, -250, 140, 250, white, { rx: 18, opacity: 0.92 }),
    shape(`M-70 ${-level}H70V-18a18 18 0 0 1 -18 18H-52a-18 18 0 0 1 -18 -18Z`, liquid, { opacity: 0.85 }),
    rect(-38, -288, 76, 44, white, { opacity: 0.92 }),
    rect(-54, -326, 108, 46, steel, { rx: 8 }),
    rect(-54, -300, 108, 10, ink, { opacity: 0.2 }),
    rect(-48, -150, 96, 74, white, { rx: 6 }),
    rect(-34, -134, 68, 10, ink, { opacity: 0.7 }),
    rect(-34, -114, 44, 8, ink, { opacity: 0.35 }),
    rect(-34, -98, 54, 8, ink, { opacity: 0.35 }),
    rect(-58, -236, 12, 190, white, { rx: 6, opacity: 0.65 }),
  );
}

export function vials(): string {
  return scene(
    sky,
    '#B5D4F1',
    '#A9CBEA',
    vial(330, 0.9, violet, 170),
    vial(870, 0.9, coral, 120),
    vial(600, 1.35, teal, 190),
    vial(130, 0.62, sun, 150),
    vial(1075, 0.62, blue, 190),
  );
}

export function syringe(): string {
  const body = group(
    'translate(600 335) rotate(-24)',
    rect(-250, -58, 400, 116, white, { rx: 14, opacity: 0.95 }),
    rect(-40, -58, 190, 116, teal, { rx: 10, opacity: 0.85 }),
    rect(-58, -58, 22, 116, ink),
    rect(-390, -14, 334, 28, steel),
    rect(-420, -74, 34, 148, ink, { rx: 10 }),
    rect(-268, -92, 28, 184, ink, { rx: 10 }),
    shape('M150 -36H196L222 -14V14L196 36H150Z', steel),
    stroke('M222 0H430', ink, 7),
    repeat(8, (i) => stroke(`M${-210 + i * 44} 58V${i % 2 === 0 ? 28 : 40}`, ink, 5, { opacity: 0.6 })),
    rect(-236, -42, 370, 14, white, { rx: 7, opacity: 0.55 }),
  );
  const drops = [
    { x: 1046, y: 140, s: 1 },
    { x: 1096, y: 210, s: 0.6 },
    { x: 1010, y: 230, s: 0.45 },
  ];
  return scene(
    lilac,
    '#C9B3F0',
    null,
    body,
    drops
      .map((d) =>
        group(
          `translate(${d.x} ${d.y}) scale(${d.s})`,
          shape('M0 -34C20 -4 28 8 28 22a28 28 0 0 1 -56 0C-28 8 -20 -4 0 -34Z', teal),
        ),
      )
      .join(''),
  );
}

export function inhaler(): string {
  const puffs = [
    { x: 285, y: 455, r: 62 },
    { x: 215, y: 425, r: 50 },
    { x: 205, y: 492, r: 42 },
    { x: 138, y: 452, r: 36 },
    { x: 90, y: 420, r: 20 },
    { x: 84, y: 482, r: 24 },
  ];
  return scene(
    mint,
    white,
    '#92D6C6',
    puffs.map((p) => circle(p.x, p.y, p.r, white, { opacity: 0.85 })).join(''),
    shadow(640, 566, 180),
    group(
      'translate(640 350) rotate(6)',
      rect(-62, -250, 124, 170, steel, { rx: 22 }),
      rect(-42, -236, 16, 140, white, { rx: 8, opacity: 0.5 }),
      shape('M-92 -120H92V130a60 60 0 0 1 -60 60H-60L-262 170V70L-92 60Z', blue),
      shape('M-262 70V170L-300 166V76Z', ink),
      rect(-58, -40, 116, 74, white, { rx: 12 }),
      rect(-38, -18, 76, 30, ink, { rx: 6 }),
      rect(-30, -10, 20, 14, mint),
      rect(-4, -10, 20, 14, mint),
      shape('M60 -120H92V130a60 60 0 0 1 -60 60H10C50 170 60 150 60 120Z', ink, { opacity: 0.16 }),
    ),
  );
}

export function labBench(): string {
  const flask = group(
    'translate(600 560)',
    shadow(0, 4, 150),
    shape('M-44 -330H44V-210L140 -30a22 22 0 0 1 -20 30H-120a22 22 0 0 1 -20 -30L-44 -210Z', white, { opacity: 0.92 }),
    shape('M-92 -120H92L138 -30a20 20 0 0 1 -18 28H-120a20 20 0 0 1 -18 -28Z', coral, { opacity: 0.85 }),
    rect(-58, -348, 116, 26, steel, { rx: 10 }),
    circle(-30, -70, 14, white, { opacity: 0.6 }),
    circle(34, -96, 9, white, { opacity: 0.6 }),
    circle(20, -44, 18, white, { opacity: 0.45 }),
  );
  const rack = group(
    'translate(880 560)',
    shadow(0, 4, 160),
    repeat(4, (i) => {
      const x = -118 + i * 68;
      const fill = [teal, sun, violet, blue][i] ?? teal;
      return (
        rect(x, -240, 40, 210, white, { rx: 20 }) +
        shape(`M${x} ${-150 + i * 18}H${x + 40}V-50a20 20 0 0 1 -40 0Z`, fill)
      );
    }),
    rect(-150, -170, 300, 24, ink, { rx: 6, opacity: 0.9 }),
    rect(-150, -26, 300, 26, ink, { rx: 6 }),
    rect(-150, -170, 16, 160, ink),
    rect(134, -170, 16, 160, ink),
  );
  const burette = group(
    'translate(300 560)',
    shadow(0, 4, 120),
    rect(-110, -24, 220, 24, ink, { rx: 6 }),
    rect(60, -430, 16, 410, steel),
    rect(-40, -330, 110, 14, steel),
    rect(-58, -420, 36, 230, white, { rx: 8 }),
    rect(-58, -330, 36, 140, blue, { opacity: 0.8 }),
    shape('M-50 -190H-30L-36 -140H-44Z', steel),
    circle(-40, -118, 8, blue),
    shape('M-110 -100H30L10 -24H-90Z', white, { opacity: 0.95 }),
    shape('M-100 -62H20L10 -26H-90Z', sky),
  );
  return scene(cream, peach, '#E7CFA9', burette, rack, flask);
}

export function battery(): string {
  return scene(
    mist,
    sky,
    '#B7C9DA',
    shadow(600, 566, 300),
    rect(300, 210, 560, 350, ink, { rx: 34 }),
    rect(860, 310, 52, 150, ink, { rx: 16 }),
    rect(336, 246, 488, 278, white, { rx: 18 }),
    repeat(4, (i) =>
      rect(360 + i * 112, 270, 96, 230, i < 3 ? teal : mint, { rx: 12, opacity: i < 3 ? 1 - i * 0.12 : 1 }),
    ),
    shape('M606 228L500 402H584L556 548L690 350H598Z', sun, {
      stroke: ink,
      'stroke-width': 12,
      'stroke-linejoin': 'round',
    }),
    ellipse(420, 232, 60, 5, white, { opacity: 0.3 }),
  );
}
