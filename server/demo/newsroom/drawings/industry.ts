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

function chart(values: number[], ground: string, disc: string, line: string, area: string): string {
  const x = (i: number): number => 220 + i * (760 / (values.length - 1));
  const points = values.map((value, i) => `${Math.round(x(i))} ${value}`).join('L');
  const last = values.at(-1) ?? 300;
  const bars = values
    .map((value, i) => rect(Math.round(x(i)) - 22, value + 60, 44, 560 - value - 60, line, { opacity: 0.14, rx: 4 }))
    .join('');
  return scene(
    ground,
    disc,
    null,
    rect(140, 90, 920, 500, white, { rx: 24 }),
    repeat(5, (i) => stroke(`M200 ${170 + i * 90}H1000`, mist, 4)),
    bars,
    shape(`M${points}L980 560L220 560Z`, area, { opacity: 0.35 }),
    stroke(`M${points}`, line, 14),
    circle(980, last, 24, white, { stroke: line, 'stroke-width': 12 }),
    stroke('M200 130V560H1010', ink, 8),
  );
}

export function chartUp(): string {
  return chart([490, 470, 480, 420, 436, 370, 384, 300, 262, 272, 176], mint, '#8FD6C5', teal, teal);
}

export function chartDown(): string {
  return chart([170, 196, 182, 250, 240, 300, 330, 312, 420, 446, 500], peach, '#F5B7A6', coral, coral);
}

export function chip(): string {
  const pins = repeat(7, (i) => {
    const at = 190 + i * 48;
    const on = 455 + i * 48;
    return (
      rect(340, at - 9, 70, 18, sun, { rx: 6 }) +
      rect(790, at - 9, 70, 18, sun, { rx: 6 }) +
      rect(on - 9, 78, 18, 70, sun, { rx: 6 }) +
      rect(on - 9, 526, 18, 70, sun, { rx: 6 })
    );
  });
  const traces = stroke(
    'M340 190H200V90M340 286H120M340 382H220V500H90M340 478H260V600M860 190H1000V110M860 238H1110M860 382H990V470H1120M860 478H940V610M455 78V20M647 78V30M551 596V650M743 596V640',
    teal,
    9,
    { opacity: 0.8 },
  );
  const ends = [
    [200, 90],
    [120, 286],
    [90, 500],
    [260, 600],
    [1000, 110],
    [1110, 238],
    [1120, 470],
    [940, 610],
  ];
  return (
    rect(0, 0, 1200, 675, '#123B45') +
    traces +
    ends.map(([x, y]) => circle(x ?? 0, y ?? 0, 15, '#123B45', { stroke: teal, 'stroke-width': 8 })).join('') +
    pins +
    rect(396, 134, 408, 406, '#1F2E3D', { rx: 26 }) +
    rect(440, 178, 320, 318, '#2C4055', { rx: 16 }) +
    repeat(16, (i) =>
      rect(
        468 + (i % 4) * 68,
        206 + Math.floor(i / 4) * 68,
        58,
        58,
        [blue, violet, teal, coral][(i * 3 + Math.floor(i / 4)) % 4] ?? blue,
        { rx: 8, opacity: 0.9 },
      ),
    ) +
    circle(424, 162, 9, mist)
  );
}

export function servers(): string {
  const tower = (x: number, top: number, accent: string): string => {
    const units = Math.floor((540 - top) / 54);
    return (
      rect(x, top, 210, 560 - top, ink, { rx: 14 }) +
      repeat(units, (i) => {
        const y = top + 20 + i * 54;
        return (
          rect(x + 16, y, 178, 40, '#28465F', { rx: 7 }) +
          circle(x + 38, y + 20, 7, i % 3 === 1 ? coral : accent) +
          circle(x + 60, y + 20, 7, i % 4 === 2 ? sun : accent) +
          repeat(5, (j) => rect(x + 96 + j * 18, y + 12, 9, 16, steel, { rx: 3, opacity: 0.7 }))
        );
      })
    );
  };
  return scene(
    lilac,
    white,
    '#BFA9E6',
    shadow(600, 566, 420),
    tower(230, 200, teal),
    tower(495, 130, mint),
    tower(760, 240, teal),
    stroke('M120 560V470H230M1080 560V500H970', violet, 10),
  );
}

export function robotArm(): string {
  return scene(
    cream,
    mint,
    '#E2CBA4',
    shadow(470, 566, 170),
    rect(340, 510, 260, 52, ink, { rx: 16 }),
    rect(400, 440, 140, 76, steel, { rx: 12 }),
    stroke('M470 430L380 250', coral, 70),
    stroke('M380 250L640 150', coral, 58),
    stroke('M640 150L790 280', white, 46),
    circle(470, 436, 52, ink),
    circle(470, 436, 22, sun),
    circle(380, 250, 48, ink),
    circle(380, 250, 20, sun),
    circle(640, 150, 42, ink),
    circle(640, 150, 17, sun),
    circle(790, 282, 32, ink),
    stroke('M790 300V344M764 344H816M764 344V392M816 344V392', ink, 16),
    rect(768, 380, 44, 84, white, { rx: 8 }),
    rect(768, 416, 44, 48, teal, { rx: 8 }),
    rect(776, 366, 28, 18, steel, { rx: 4 }),
    rect(880, 500, 240, 20, ink, { rx: 6 }),
    rect(900, 520, 16, 44, ink),
    rect(1084, 520, 16, 44, ink),
    repeat(
      4,
      (i) =>
        rect(896 + i * 56, 420, 40, 80, white, { rx: 8 }) +
        rect(896 + i * 56, 452, 40, 48, [violet, blue, coral, sun][i] ?? blue, { rx: 8 }) +
        rect(903 + i * 56, 408, 26, 16, steel, { rx: 4 }),
    ),
  );
}

export function solarFarm(): string {
  const panel = (x: number, y: number, scale: number): string =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      rect(-6, 0, 12, 84, ink),
      group(
        'skewX(-18)',
        rect(-150, -92, 300, 120, ink, { rx: 6 }),
        repeat(10, (i) => rect(-142 + (i % 5) * 58, -84 + Math.floor(i / 5) * 54, 52, 48, blue)),
        repeat(5, (i) => rect(-142 + i * 58, -84, 22, 48, white, { opacity: 0.16 })),
      ),
    );
  const rays = repeat(12, (i) => {
    const from = around(900, 170, 108, i * 30);
    const to = around(900, 170, 146, i * 30);
    return stroke(`M${from.x} ${from.y}L${to.x} ${to.y}`, sun, 12);
  });
  return (
    rect(0, 0, 1200, 675, sky) +
    rays +
    circle(900, 170, 84, sun) +
    shape('M0 390Q260 300 560 380T1200 340V675H0Z', '#A6D9A8') +
    shape('M0 470Q400 400 800 460T1200 440V675H0Z', '#7CC28A') +
    panel(250, 410, 0.6) +
    panel(520, 400, 0.6) +
    panel(790, 420, 0.6) +
    panel(1050, 410, 0.6) +
    panel(200, 560, 1) +
    panel(600, 570, 1) +
    panel(1000, 560, 1)
  );
}

export function windTurbines(): string {
  const turbine = (x: number, base: number, scale: number, turn: number): string =>
    group(
      `translate(${x} ${base}) scale(${scale})`,
      shape('M-10 0L-5 -330H5L10 0Z', white),
      repeat(3, (i) =>
        group(
          `translate(0 -330) rotate(${turn + i * 120})`,
          shape('M-7 0C-22 -60 -8 -150 0 -190C8 -150 10 -60 7 0Z', white),
        ),
      ),
      circle(0, -330, 13, steel),
    );
  return (
    rect(0, 0, 1200, 675, '#8FC1E8') +
    circle(230, 170, 86, '#FCE3AE') +
    shape('M0 210C120 170 220 230 330 200S560 180 640 220V260H0Z', white, { opacity: 0.35 }) +
    turbine(330, 540, 0.8, 14) +
    turbine(980, 540, 0.9, 50) +
    turbine(640, 560, 1.25, -20) +
    turbine(1130, 530, 0.5, 80) +
    turbine(130, 530, 0.5, 30) +
    rect(0, 520, 1200, 155, blue) +
    stroke(
      'M0 560C80 544 120 576 200 560S320 544 400 560S520 576 600 560S720 544 800 560S920 576 1000 560S1120 544 1200 560',
      white,
      8,
      { opacity: 0.6 },
    ) +
    stroke(
      'M0 612C80 596 120 628 200 612S320 596 400 612S520 628 600 612S720 596 800 612S920 628 1000 612S1120 596 1200 612',
      white,
      8,
      { opacity: 0.35 },
    )
  );
}
