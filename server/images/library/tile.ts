import { around, circle, ink, ellipse, rect, shape } from './shapes';

/** The drawings of one part of the library: what each shows, and its inside on a field of 100 by 100. */
export type Drawings = Readonly<Record<string, string>>;

/** A ground of one colour and a large quiet disc behind the subject, which stays within the disc. */
export function tile(ground: string, disc: string, ...parts: string[]): string {
  return rect(0, 0, 100, 100, ground) + circle(50, 50, 40, disc) + parts.join('');
}

/** The soft shadow of what stands on the ground. */
export function under(y: number, rx: number, x = 50): string {
  return ellipse(x, y, rx, 2.6, ink, { opacity: 0.16 });
}

/** A star with five points, one of them up. */
export function star(x: number, y: number, radius: number, fill: string, turn = 0): string {
  const points = Array.from({ length: 10 }, (_, i) => around(x, y, i % 2 === 0 ? radius : radius * 0.4, turn + i * 36));
  return shape(`M${points.map((point) => `${point.x} ${point.y}`).join('L')}Z`, fill);
}

/** A cross with equal arms about a middle, as it marks help. */
export function cross(x: number, y: number, arm: number, width: number, fill: string): string {
  return (
    rect(x - width / 2, y - arm, width, arm * 2, fill, { rx: 1 }) +
    rect(x - arm, y - width / 2, arm * 2, width, fill, { rx: 1 })
  );
}

/** Two quiet strokes of light along the left of something round. */
export function shine(d: string): string {
  return `<path d="${d}" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".55"/>`;
}
