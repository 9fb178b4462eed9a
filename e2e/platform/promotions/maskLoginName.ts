/** Masks a login name for other members: `player1` becomes `pl***1`, which hides its length too. */
export function maskLoginName(name: string): string {
  return name.length < 4 ? `${name.slice(0, 1)}***` : `${name.slice(0, 2)}***${name.slice(-1)}`;
}
