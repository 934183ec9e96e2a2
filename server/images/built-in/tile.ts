import { around, circle, ink, ellipse, rect, shape } from './shapes';

/** The drawings of one group by name: SVG markup in a 100 × 100 view box. */
export type Drawings = Readonly<Record<string, string>>;

/** Draws a tile: background color, a large disc, and the subject, which stays within the disc. */
export function tile(ground: string, disc: string, ...parts: string[]): string {
  return rect(0, 0, 100, 100, ground) + circle(50, 50, 40, disc) + parts.join('');
}

/** Draws a soft shadow below an object that stands on the ground. */
export function under(y: number, rx: number, x = 50): string {
  return ellipse(x, y, rx, 2.6, ink, { opacity: 0.16 });
}

/** Draws a five-pointed star with one point up. */
export function star(x: number, y: number, radius: number, fill: string, turn = 0): string {
  const points = Array.from({ length: 10 }, (_, i) => around(x, y, i % 2 === 0 ? radius : radius * 0.4, turn + i * 36));
  return shape(`M${points.map((point) => `${point.x} ${point.y}`).join('L')}Z`, fill);
}

/** Draws a cross with equal arms (the first-aid symbol) around a center. */
export function cross(x: number, y: number, arm: number, width: number, fill: string): string {
  return (
    rect(x - width / 2, y - arm, width, arm * 2, fill, { rx: 1 }) +
    rect(x - arm, y - width / 2, arm * 2, width, fill, { rx: 1 })
  );
}

/** Draws a highlight along the left edge of a round object. */
export function shine(d: string): string {
  return `<path d="${d}" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".55"/>`;
}
