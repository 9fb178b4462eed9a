/** A login name as other members may see it: `player1` is `pl***1`. How long it is does not show. */
export function maskLoginName(name: string): string {
  return name.length < 4 ? `${name.slice(0, 1)}***` : `${name.slice(0, 2)}***${name.slice(-1)}`;
}
