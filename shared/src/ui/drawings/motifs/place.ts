/** Moves a motif, drawn about 200 × 200 around the origin, to (x, y) at a scale. */
export function place(x: number, y: number, scale: number, content: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
}
