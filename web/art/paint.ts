/** The common palette and brush of all drawings: one ink, one paper, rounded lines. */

export const INK = '#3b2540';
export const PAPER = '#fff6e4';
export const BLUSH = '#f49a8c';

type Point = readonly [number, number];

/** A star of `points` rays as a polygon, from the outer radius to the inner one and back. */
export function burst(points: number, outer: number, inner: number, centre: Point = [0, 0], turn = 0): string {
  return Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = ((i / (points * 2)) * 360 + turn - 90) * (Math.PI / 180);
    return `${(centre[0] + radius * Math.cos(angle)).toFixed(1)},${(centre[1] + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** The sectors of a wheel of rays, every second one, as a path. */
export function rays(count: number, radius: number, centre: Point): string {
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [i / count, (i + 0.5) / count].map((turn) => turn * Math.PI * 2);
    const at = (angle = 0): string =>
      `${(centre[0] + radius * Math.cos(angle)).toFixed(1)} ${(centre[1] + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${centre[0]} ${centre[1]}L${at(from)}L${at(to)}Z`;
  }).join('');
}
