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

export function heart(): string {
  const outline =
    'M600 560C440 440 360 360 360 262C360 180 424 128 492 128C540 128 578 152 600 192C622 152 660 128 708 128C776 128 840 180 840 262C840 360 760 440 600 560Z';
  return scene(
    peach,
    cream,
    null,
    shape(outline, coral),
    shape(
      'M600 560C440 440 360 360 360 262C360 200 396 156 444 138C400 190 396 280 440 350C480 420 540 480 600 560Z',
      ink,
      { opacity: 0.13 },
    ),
    ellipse(716, 212, 46, 30, white, { opacity: 0.35, transform: 'rotate(28 716 212)' }),
    stroke('M0 350H380L430 350L470 270L530 450L590 210L650 400L690 330L720 350H1200', ink, 14),
    circle(1010, 350, 20, teal),
  );
}

export function brain(): string {
  const lobe =
    'M590 150C540 120 470 140 450 190C390 190 350 250 374 304C330 340 336 420 392 444C400 510 480 540 530 506C556 530 590 520 590 486Z';
  const folds =
    'M450 190C450 226 480 244 512 236M374 304C410 288 446 306 448 342M392 444C400 402 440 388 470 404M530 506C504 484 506 450 530 436M590 260C556 256 540 284 552 310M590 380C566 372 544 384 540 404';
  return scene(
    lilac,
    '#EFE7FC',
    null,
    shape(lobe, violet),
    stroke(folds, white, 13, { opacity: 0.75 }),
    group('translate(1200 0) scale(-1 1)', shape(lobe, coral), stroke(folds, white, 13, { opacity: 0.75 })),
    stroke('M600 150V500', ink, 10, { opacity: 0.3 }),
    shape('M560 500H640L624 590H576Z', ink, { opacity: 0.85 }),
    [
      [250, 200, sun],
      [190, 400, teal],
      [960, 170, teal],
      [1010, 420, sun],
    ]
      .map(([x, y, fill]) => circle(Number(x), Number(y), 20, String(fill)))
      .join(''),
    stroke('M270 205L372 250M212 395L340 376M938 178L826 246M988 414L862 384', ink, 6, {
      'stroke-dasharray': '4 16',
      opacity: 0.6,
    }),
  );
}

export function lungs(): string {
  const lobe =
    'M560 250C520 170 440 190 400 290C350 410 330 510 352 552C372 590 470 570 540 530C566 514 572 480 572 430Z';
  const bronchi =
    'M560 320C500 330 470 370 450 430M512 350C470 350 440 350 420 380M482 385C500 430 490 470 470 510M446 440C420 460 404 480 396 510';
  return scene(
    sky,
    white,
    null,
    shape(lobe, coral),
    stroke(bronchi, white, 13, { opacity: 0.8 }),
    group('translate(1200 0) scale(-1 1)', shape(lobe, coral), stroke(bronchi, white, 13, { opacity: 0.8 })),
    stroke('M600 90V270M600 260C590 300 572 318 552 322M600 260C610 300 628 318 648 322', ink, 30),
    repeat(5, (i) => stroke(`M582 ${112 + i * 32}H618`, sky, 8)),
    circle(748, 440, 34, sun, { opacity: 0.95 }),
    circle(748, 440, 54, 'none', { stroke: sun, 'stroke-width': 7, 'stroke-dasharray': '10 12' }),
  );
}

export function mosquito(): string {
  return scene(
    cream,
    mint,
    null,
    ellipse(700, 215, 190, 46, blue, { opacity: 0.45, transform: 'rotate(-22 700 215)' }),
    ellipse(760, 275, 180, 40, teal, { opacity: 0.4, transform: 'rotate(-6 760 275)' }),
    stroke(
      'M560 350L480 470L420 600M600 370L590 500L560 620M650 370L720 490L740 620M540 330L430 380L330 560M690 360L800 430L880 600',
      ink,
      9,
    ),
    ellipse(720, 350, 170, 40, ink, { transform: 'rotate(14 720 350)' }),
    repeat(5, (i) =>
      stroke(`M${636 + i * 46} ${304 + i * 12}L${626 + i * 46} ${366 + i * 12}`, white, 12, { opacity: 0.85 }),
    ),
    ellipse(560, 310, 74, 56, ink),
    circle(470, 330, 42, ink),
    circle(456, 322, 14, coral),
    stroke('M436 348L330 440', ink, 9),
    stroke('M452 296C420 250 380 240 350 250M470 290C450 236 420 210 390 206', ink, 6),
    shape('M330 440L316 486a20 20 0 0 0 34 4Z', coral),
  );
}

export function microscope(): string {
  return scene(
    mint,
    white,
    '#92D6C6',
    shadow(600, 566, 240),
    rect(400, 520, 400, 42, ink, { rx: 20 }),
    shape('M690 520C770 450 790 330 720 250L676 284C726 344 712 424 650 470L560 470V520Z', ink),
    rect(440, 430, 250, 26, steel, { rx: 8 }),
    rect(530, 456, 40, 64, steel),
    rect(500, 414, 120, 16, sky),
    circle(560, 421, 9, coral),
    group(
      'translate(600 300) rotate(-24)',
      rect(-46, -190, 92, 210, blue, { rx: 18 }),
      rect(-32, -252, 64, 66, ink, { rx: 10 }),
      rect(-42, -268, 84, 24, steel, { rx: 8 }),
      rect(-30, 20, 60, 52, ink),
      rect(-18, 72, 36, 36, steel),
      rect(-32, -170, 14, 168, white, { rx: 7, opacity: 0.45 }),
    ),
    circle(722, 330, 34, sun),
    circle(722, 330, 14, ink),
    [
      [220, 240, 40, violet],
      [280, 330, 22, coral],
      [170, 340, 14, teal],
      [990, 220, 30, coral],
      [930, 300, 16, violet],
    ]
      .map(([x, y, r, fill]) => circle(Number(x), Number(y), Number(r), String(fill), { opacity: 0.85 }))
      .join(''),
  );
}

export function globe(): string {
  const land =
    'M470 190C520 170 560 200 548 240C530 270 490 262 480 300C470 340 430 330 410 300C392 262 420 210 470 190ZM500 360C550 350 590 380 580 430C570 480 540 520 516 500C500 480 506 440 490 420C474 396 480 366 500 360ZM640 170C700 160 770 200 800 260C790 300 740 290 730 330C716 360 690 350 680 320C664 290 620 280 622 240C620 210 620 180 640 170ZM700 400C740 390 780 400 776 430C760 470 720 480 700 450C690 430 688 408 700 400Z';
  return scene(
    sky,
    white,
    null,
    circle(600, 337, 228, blue),
    shape(land, teal),
    shape('M600 109A228 228 0 0 1 600 565A300 300 0 0 0 600 109Z', ink, { opacity: 0.12 }),
    stroke(
      'M372 337H828M600 109V565M600 109C500 180 500 494 600 565M600 109C700 180 700 494 600 565M405 220C500 250 700 250 795 220M405 454C500 424 700 424 795 454',
      white,
      4,
      { opacity: 0.45 },
    ),
    stroke('M250 430C380 640 860 640 960 400', coral, 10, { 'stroke-dasharray': '2 22' }),
    [
      [250, 430, coral],
      [960, 400, sun],
      [520, 236, coral],
      [720, 250, sun],
      [540, 430, coral],
    ]
      .map(([x, y, fill]) => circle(Number(x), Number(y), 16, String(fill), { stroke: white, 'stroke-width': 6 }))
      .join(''),
  );
}
