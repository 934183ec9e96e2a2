import {
  around,
  blue,
  circle,
  cream,
  ink,
  lilac,
  mint,
  mist,
  peach,
  rect,
  repeat,
  shape,
  sky,
  stroke,
  sun,
  white,
} from './shapes';
import { star, type Drawings } from './tile';

/** Draws a flag as a round badge. The flag's area is the square from 13 to 87 in both directions. */
function badge(ground: string, ...parts: string[]): string {
  return (
    rect(0, 0, 100, 100, ground) +
    circle(50, 53, 37, ink, { opacity: 0.18 }) +
    '<clipPath id="c"><circle cx="50" cy="50" r="37"/></clipPath><g clip-path="url(#c)">' +
    parts.join('') +
    '</g>' +
    circle(50, 50, 36.4, 'none', { stroke: ink, 'stroke-width': 1.2, opacity: 0.18 })
  );
}

const down = (...colors: string[]): string => {
  const width = 74 / colors.length;
  return colors.map((fill, i) => rect(Math.round((13 + i * width) * 10) / 10, 13, Math.ceil(width), 74, fill)).join('');
};
const across = (...colors: string[]): string => {
  const height = 74 / colors.length;
  return colors
    .map((fill, i) => rect(13, Math.round((13 + i * height) * 10) / 10, 74, Math.ceil(height), fill))
    .join('');
};

export const countries: Drawings = {
  World: badge(
    lilac,
    rect(13, 13, 74, 74, blue),
    shape(
      'M22 30C30 20 42 18 47 23C50 28 42 31 40 36C38 42 30 42 25 37ZM28 50C36 47 44 51 45 58C45 66 40 72 36 77C32 74 32 68 31 63C29 58 26 55 28 50ZM56 22C66 17 78 24 84 36C82 42 76 40 73 45C70 50 66 47 64 43C61 38 55 37 54 31C53 27 53 24 56 22ZM62 56C68 53 77 54 78 60C76 67 70 72 66 68C63 64 60 60 62 56Z',
      '#7FD3A4',
    ),
    stroke('M13 50H87M50 13V87M50 13C28 30 28 70 50 87M50 13C72 30 72 70 50 87', white, 1.2, { opacity: 0.5 }),
  ),
  'European Union': badge(
    cream,
    rect(13, 13, 74, 74, '#1B47A6'),
    repeat(12, (i) => {
      const at = around(50, 50, 22, i * 30);
      return star(at.x, at.y, 5, '#FFD23F');
    }),
  ),
  'United States': badge(
    mist,
    across('#C93545', white, '#C93545', white, '#C93545', white, '#C93545'),
    rect(13, 13, 40, 42.3, '#2B4A8B'),
    repeat(9, (i) => star(24 + (i % 3) * 11, 23 + Math.floor(i / 3) * 11.5, 4.2, white)),
  ),
  'United Kingdom': badge(
    mint,
    rect(13, 13, 74, 74, '#27408B'),
    stroke('M10 10L90 90M90 10L10 90', white, 13),
    stroke('M10 10L90 90M90 10L10 90', '#CF2E3E', 5),
    rect(40, 13, 20, 74, white),
    rect(13, 40, 74, 20, white),
    rect(44, 13, 12, 74, '#CF2E3E'),
    rect(13, 44, 74, 12, '#CF2E3E'),
  ),
  Germany: badge(sky, across('#22252B', '#D63A34', '#F8C93E')),
  France: badge(peach, down('#2D4CA0', white, '#DC3B45')),
  Italy: badge(sky, down('#2E9B5B', white, '#D7403F')),
  Spain: badge(
    mint,
    rect(13, 13, 74, 74, '#C93535'),
    rect(13, 31.5, 74, 37, '#F8C93E'),
    shape('M27 43H41V53C41 58 37 60 34 61.500C31 60 27 58 27 53Z', '#B5402C'),
    rect(30, 38, 8, 4, '#B5402C', { rx: 1 }),
    stroke('M34 44V59', '#F8C93E', 1.6),
  ),
  Switzerland: badge(cream, rect(13, 13, 74, 74, '#DB3A3E'), rect(43, 28, 14, 44, white), rect(28, 43, 44, 14, white)),
  Sweden: badge(
    peach,
    rect(13, 13, 74, 74, '#2C6FB5'),
    rect(35, 13, 13, 74, '#F8CB3C'),
    rect(13, 43.5, 74, 13, '#F8CB3C'),
  ),
  Japan: badge(lilac, rect(13, 13, 74, 74, white), circle(50, 50, 18, '#D23A4B')),
  China: badge(
    sky,
    rect(13, 13, 74, 74, '#DB3431'),
    star(36, 44, 13, '#FFD84A'),
    star(57, 27, 4.6, '#FFD84A', 20),
    star(66, 38, 4.6, '#FFD84A', -10),
    star(66, 52, 4.6, '#FFD84A', 10),
    star(57, 63, 4.6, '#FFD84A', -20),
  ),
  India: badge(
    lilac,
    across('#F3963C', white, '#2F9A55'),
    circle(50, 50, 9.5, 'none', { stroke: '#2A3F8F', 'stroke-width': 1.8 }),
    circle(50, 50, 2, '#2A3F8F'),
    repeat(12, (i) => {
      const to = around(50, 50, 9, i * 30);
      return stroke(`M50 50L${to.x} ${to.y}`, '#2A3F8F', 0.9);
    }),
  ),
  Brazil: badge(
    cream,
    rect(13, 13, 74, 74, '#2E9E57'),
    shape('M50 23L80 50L50 77L20 50Z', '#FAD23F'),
    circle(50, 50, 14.5, '#2B479A'),
    stroke('M36.500 47C44 44 56 47 63 55', white, 3),
  ),
  Canada: badge(
    mint,
    down('#D8373D', white, white, '#D8373D'),
    shape(
      'M50 27L53.500 34L59 32L57.500 43L63 39L64.500 43L71 42L68 49L71 51L60 59L61.500 64L51.500 62V72H48.500V62L38.500 64L40 59L29 51L32 49L29 42L35.500 43L37 39L42.500 43L41 32L46.500 34Z',
      '#D8373D',
    ),
  ),
  'South Africa': badge(
    sky,
    rect(13, 13, 74, 37, '#D8433B'),
    rect(13, 50, 74, 37, '#2C4A9E'),
    shape('M13 13L48 41H87V59H48L13 87Z', white),
    shape('M13 20L45 45.500H87V54.500H45L13 80Z', '#2F9560'),
    shape('M13 31L37 50L13 69Z', sun),
    shape('M13 37L30 50L13 63Z', ink),
  ),
};
