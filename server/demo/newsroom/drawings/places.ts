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

function windows(
  x: number,
  y: number,
  columns: number,
  rows: number,
  fill: string,
  gapX = 46,
  gapY = 48,
  lit = -1,
): string {
  return repeat(columns * rows, (i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    return rect(x + column * gapX, y + row * gapY, 26, 28, i % 7 === lit ? sun : fill, { rx: 3 });
  });
}

export function hospital(): string {
  return scene(
    sky,
    '#E9F4FD',
    '#A9CBEA',
    ellipse(230, 140, 90, 26, white, { opacity: 0.9 }),
    ellipse(300, 124, 60, 24, white, { opacity: 0.9 }),
    ellipse(960, 180, 100, 26, white, { opacity: 0.9 }),
    rect(220, 340, 220, 220, mist),
    rect(760, 300, 240, 260, mist),
    windows(248, 366, 4, 4, steel, 46, 46, 3),
    windows(790, 330, 4, 5, steel, 50, 46, 5),
    rect(420, 180, 360, 380, white),
    rect(420, 180, 360, 20, teal),
    windows(452, 320, 7, 3, blue, 45, 52, 2),
    rect(560, 216, 80, 80, coral, { rx: 14 }),
    rect(591, 230, 18, 52, white),
    rect(574, 247, 52, 18, white),
    rect(540, 486, 120, 74, ink),
    rect(596, 486, 8, 74, white, { opacity: 0.6 }),
    shape('M510 470H690L670 450H530Z', teal),
    circle(170, 500, 56, teal),
    rect(163, 510, 14, 60, ink),
    circle(1060, 490, 66, '#0C8B79'),
    rect(1053, 510, 14, 60, ink),
  );
}

export function ambulance(): string {
  const wheel = (x: number): string => circle(x, 548, 52, ink) + circle(x, 548, 24, steel) + circle(x, 548, 9, white);
  return scene(
    peach,
    cream,
    '#DDA58F',
    rect(0, 598, 1200, 10, white, { opacity: 0.5 }),
    shadow(600, 600, 370),
    rect(250, 230, 470, 318, white, { rx: 22 }),
    shape('M720 300H836C872 300 900 330 920 372L950 440C960 460 962 470 962 490V548H720Z', white),
    shape('M752 332H826C850 332 868 350 882 384L900 430H752Z', blue),
    rect(250, 440, 712, 44, coral),
    rect(430, 270, 110, 110, coral, { rx: 18 }),
    rect(473, 290, 24, 70, white),
    rect(450, 313, 70, 24, white),
    rect(620, 270, 72, 90, sky, { rx: 8 }),
    rect(600, 196, 90, 36, blue, { rx: 12 }),
    stroke('M645 180V150M586 190L560 166M704 190L730 166', sun, 12),
    rect(930, 500, 36, 26, sun, { rx: 8 }),
    wheel(380),
    wheel(830),
    stroke('M60 330H190M30 400H200M80 470H180', white, 14),
  );
}

export function courthouse(): string {
  return scene(
    lilac,
    '#C9B3F0',
    '#BFA9E6',
    shape('M600 110L930 260H270Z', ink),
    shape('M600 150L830 250H370Z', violet, { opacity: 0.65 }),
    rect(290, 262, 620, 36, mist),
    repeat(6, (i) => {
      const x = 330 + i * 100;
      return (
        rect(x, 298, 44, 200, white) +
        rect(x - 8, 298, 60, 16, steel) +
        rect(x - 8, 482, 60, 16, steel) +
        stroke(`M${x + 14} 324V472M${x + 30} 324V472`, steel, 4, { opacity: 0.5 })
      );
    }),
    rect(290, 498, 620, 26, mist),
    rect(250, 524, 700, 24, white),
    rect(210, 548, 780, 24, mist),
    circle(600, 212, 30, sun),
    stroke('M600 190V234M578 202H622', ink, 6),
    stroke('M578 202L568 222H588ZM622 202L612 222H632Z', ink, 4),
  );
}

export function bank(): string {
  return scene(
    mint,
    white,
    '#8CCFBF',
    rect(150, 300, 170, 260, '#A8DCCF'),
    rect(880, 250, 190, 310, '#A8DCCF'),
    windows(178, 330, 3, 4, white),
    windows(910, 280, 3, 5, white),
    rect(380, 200, 440, 360, ink),
    repeat(5, (i) => rect(404 + i * 84, 224, 56, 260, i % 2 === 0 ? teal : blue, { opacity: 0.9 })),
    repeat(6, (i) => stroke(`M404 ${264 + i * 40}H796`, ink, 6)),
    rect(360, 180, 480, 24, sun),
    rect(540, 470, 120, 90, cream),
    rect(597, 470, 6, 90, ink),
    group(
      'translate(930 520)',
      repeat(4, (i) => ellipse(0, -i * 22, 66, 20, i % 2 === 0 ? sun : '#E5A524', { stroke: ink, 'stroke-width': 5 })),
    ),
    group(
      'translate(270 530)',
      repeat(2, (i) => ellipse(0, -i * 22, 56, 17, i % 2 === 0 ? sun : '#E5A524', { stroke: ink, 'stroke-width': 5 })),
    ),
  );
}

export function port(): string {
  const crane = (x: number): string =>
    group(
      `translate(${x} 0)`,
      rect(0, 190, 18, 330, coral),
      rect(92, 190, 18, 330, coral),
      rect(-130, 178, 380, 20, coral),
      stroke('M55 96L-120 180M55 96L240 180M9 300L101 400M101 300L9 400', coral, 9),
      rect(46, 90, 18, 96, coral),
      stroke('M-86 198V300', ink, 5),
      rect(-126, 300, 82, 40, sun),
      rect(60, 200, 56, 40, ink, { rx: 6 }),
    );
  const colours = [teal, coral, sun, violet, blue, steel];
  const stack = repeat(3, (row) =>
    repeat(8 - row, (i) =>
      rect(300 + i * 80 + row * 20, 430 - row * 46, 76, 42, colours[(i * 2 + row * 3) % 6] ?? teal, { rx: 3 }),
    ),
  );
  return (
    rect(0, 0, 1200, 675, sky) +
    circle(980, 150, 74, '#FCE3AE') +
    rect(0, 540, 1200, 135, blue) +
    crane(150) +
    crane(930) +
    stack +
    shape('M210 476H1010L940 590H280Z', ink) +
    rect(860, 396, 120, 80, white) +
    rect(880, 412, 80, 20, sky) +
    rect(896, 340, 36, 60, coral) +
    stroke(
      'M0 610C60 596 90 624 150 610S240 596 300 610S390 624 450 610S540 596 600 610S690 624 750 610S840 596 900 610S990 624 1050 610S1140 596 1200 610',
      white,
      8,
      { opacity: 0.55 },
    ) +
    stroke(
      'M0 648C60 634 90 662 150 648S240 634 300 648S390 662 450 648S540 634 600 648S690 662 750 648S840 634 900 648S990 662 1050 648S1140 634 1200 648',
      white,
      8,
      { opacity: 0.3 },
    )
  );
}

export function factory(): string {
  return scene(
    cream,
    '#FDEBCB',
    '#D9BE96',
    circle(760, 130, 44, white, { opacity: 0.9 }),
    circle(820, 104, 56, white, { opacity: 0.9 }),
    circle(890, 120, 40, white, { opacity: 0.9 }),
    rect(700, 190, 60, 220, steel),
    rect(800, 230, 50, 180, steel),
    rect(694, 190, 72, 20, coral),
    rect(794, 230, 62, 18, coral),
    shape('M240 560V350L380 270V350L520 270V350L660 270V390H960V560Z', ink),
    windows(280, 410, 7, 2, sun, 52, 56),
    rect(700, 430, 220, 130, teal),
    repeat(4, (i) => stroke(`M700 ${456 + i * 28}H920`, ink, 5, { opacity: 0.35 })),
    rect(120, 440, 90, 120, white, { rx: 40 }),
    rect(1000, 420, 110, 140, white, { rx: 46 }),
    rect(1000, 490, 110, 14, teal),
    rect(120, 500, 90, 12, teal),
    rect(960, 540, 60, 12, steel),
    rect(200, 536, 50, 12, steel),
  );
}

export function handshake(): string {
  const light = '#F3B48F';
  const dark = '#C97F58';
  const finger = (x: number, y: number, colour: string): string =>
    group(
      `translate(${x} ${y}) rotate(38)`,
      rect(-70, -25, 140, 50, colour, { rx: 25 }),
      stroke('M-40 25H50', ink, 4, { opacity: 0.16 }),
    );
  return scene(
    sky,
    '#B5D4F1',
    null,
    shape('M0 260L262 200L336 430L0 540Z', blue),
    shape('M1200 260L938 200L864 430L1200 540Z', violet),
    shape('M250 196L310 182L392 420L328 444Z', white),
    shape('M950 196L890 182L808 420L872 444Z', white),
    shape('M318 226L560 196C610 192 640 214 668 246L770 380L700 470L560 480L384 402Z', light),
    shape('M882 226L640 196C596 190 562 206 536 236L470 306C448 336 470 368 508 360L596 330L812 414Z', dark),
    finger(744, 418, light),
    finger(694, 458, light),
    finger(640, 490, light),
    finger(582, 506, light),
    shape('M596 330L640 316L700 366L760 424L818 400L840 320L760 240L640 230Z', dark),
    stroke('M640 318L596 331', ink, 5, { opacity: 0.2 }),
    circle(600, 112, 20, sun),
    stroke('M600 62V38M544 84L526 66M656 84L674 66', sun, 12),
    ellipse(600, 604, 240, 16, ink, { opacity: 0.1 }),
  );
}
