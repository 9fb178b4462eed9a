/** Paint of each car, from number one; the number is on a white plate. */
const PAINTS = ['#f0c419', '#1f7ad1', '#7d8794', '#f07f1b', '#17a5b5', '#6a45c9', '#b9c2cc', '#e0342b', '#8d1f1a', '#178a4c'] as const;

/** Draws a racing car from the side. */
export function Car({ number, label }: { readonly number: number; readonly label: string }) {
  const paint = PAINTS[number - 1] ?? PAINTS[0];
  return (
    <svg className="lotto-ball lotto-car" viewBox="0 0 96 60" role="img" aria-label={label}>
      <ellipse cx="48" cy="54" rx="42" ry="3" className="lotto-shade" />
      <path d="M3 20 H18 V25 H14 L18 34 H8 L7 25 H3 Z" className="lotto-car-dark" />
      <path d="M6 44 C6 36 12 33 22 32 L34 21 C40 16 56 16 62 22 L70 31 L88 35 C93 36 95 40 94 45 L92 48 H8 Z" fill={paint} />
      <path d="M40 24 C44 20 54 20 58 24 L62 30 H35 Z" className="lotto-car-glass" />
      <path d="M70 31 L88 35 C93 36 95 40 94 45 L92 48 H76 Z" className="lotto-car-nose" />
      {[22, 76].map((x) => (
        <g key={x}>
          <circle cx={x} cy="46" r="9.5" className="lotto-car-dark" />
          <circle cx={x} cy="46" r="4" className="lotto-car-hub" />
        </g>
      ))}
      <rect x="36" y="30" width="27" height="19" rx="5" className="lotto-face" />
      <text x="49.5" y="45.5" className="lotto-number lotto-number-small">
        {number}
      </text>
    </svg>
  );
}
