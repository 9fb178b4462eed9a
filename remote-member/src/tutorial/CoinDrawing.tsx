/** Draws a golden coin of 16 units, centered at `at`. */
export function CoinDrawing({ at: [x, y], scale = 1 }: { readonly at: readonly [x: number, y: number]; readonly scale?: number }) {
  return (
    <g transform={`translate(${String(x)} ${String(y)}) scale(${String(scale)})`}>
      <circle r="16" fill="var(--color-gilt-soft)" stroke="var(--color-gilt)" strokeWidth="2" />
      <path
        d="M-6.5-8 0-.5 6.5-8M0-.5V9M-6 1.5H6M-6 5.5H6"
        fill="none"
        stroke="var(--color-money)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
