import { circle, coral, ink, shape, stroke, sun, teal, white } from '@server/images/library/shapes';

/** A department's sign: its logo in the header, and its favicon. */
export type EmblemName = 'aldermoor' | 'kestrel';

const emblems: Record<EmblemName, string> = {
  aldermoor:
    circle(64, 64, 60, teal) +
    circle(86, 42, 14, sun) +
    shape('M6 82Q34 44 62 74T121 72A60 60 0 0 1 6 82Z', white, { opacity: 0.95 }) +
    shape('M12 94Q44 70 70 92T114 94A60 60 0 0 1 12 94Z', ink, { opacity: 0.85 }) +
    stroke('M30 40L46 31L62 40V57L46 66L30 57Z', white, 6),
  kestrel:
    circle(64, 64, 60, '#1F3F73') +
    shape(
      'M14 46C40 44 54 52 62 64C72 48 92 36 116 40C104 46 98 52 94 60C88 72 78 80 66 84L78 104L60 92L46 106L52 84C38 76 30 60 14 46Z',
      coral,
    ) +
    circle(66, 62, 5, white),
};

/** The emblem as an SVG document of 128 x 128 on nothing. */
export function drawEmblem(name: EmblemName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">${emblems[name]}</svg>`;
}
