/** Positions of the pips of each face, on a 3 × 3 grid. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** Draws a Chinese die: one and four are red, and the one is large. */
export function Die({ face, label }: { readonly face: number; readonly label: string }) {
  return (
    <svg className="lotto-ball" viewBox="0 0 60 60" role="img" aria-label={label}>
      <ellipse cx="30" cy="56" rx="22" ry="3" className="lotto-shade" />
      <rect x="5" y="4" width="50" height="50" rx="11" fill="url(#lotto-ivory)" />
      <rect x="8" y="7" width="44" height="44" rx="9" className="lotto-die-edge" />
      {(PIPS[face] ?? []).map(([column, row]) => (
        <circle
          key={`${String(column)}${String(row)}`}
          cx={17 + column * 13}
          cy={16 + row * 13}
          r={face === 1 ? 8 : 4.6}
          className={face === 1 || face === 4 ? 'lotto-pip-red' : 'lotto-pip'}
        />
      ))}
    </svg>
  );
}
