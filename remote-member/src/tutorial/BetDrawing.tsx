const COLUMNS = [0, 1, 2];
const ROWS = [0, 1];

/** Draws a price of a match that moves into the slip, where the stake is confirmed. */
export function BetDrawing() {
  return (
    <>
      <rect
        x="16"
        y="24"
        width="132"
        height="84"
        rx="8"
        fill="var(--color-surface-1)"
        stroke="var(--color-border-control)"
        strokeWidth="1.4"
      />
      <path d="M16 42h132" stroke="var(--color-border-strong)" />
      <circle cx="27" cy="33" r="3" fill="var(--color-live)" />
      <path d="M36 33h40" stroke="var(--color-border-control)" strokeWidth="3" strokeLinecap="round" />
      {ROWS.map((row) => (
        <g key={row}>
          <circle cx="29" cy={57 + row * 30} r="5" fill={row === 0 ? 'var(--color-accent)' : 'var(--color-gilt)'} />
          <path d={`M39 ${String(57 + row * 30)}h18`} stroke="var(--color-text-secondary)" strokeWidth="3" strokeLinecap="round" />
          {COLUMNS.map((column) => (
            <Price key={column} x={66 + column * 27} y={48 + row * 30} isChosen={row === 0 && column === 1} />
          ))}
        </g>
      ))}
      <path
        d="M104 48C112 30 148 20 166 34"
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="2"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <path
        d="M166 28h50a6 6 0 0 1 6 6v96l-8-5-8 5-9-5-9 5-8-5-9 5-11-5V34a6 6 0 0 1 6-6z"
        fill="var(--color-surface-1)"
        stroke="var(--color-border-control)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <rect x="168" y="38" width="46" height="26" rx="4" fill="var(--color-accent-soft)" />
      <path d="M174 47h22M174 56h32" stroke="var(--color-accent-text)" strokeWidth="3" strokeLinecap="round" />
      <rect x="168" y="70" width="46" height="14" rx="4" fill="var(--color-surface-3)" stroke="var(--color-border-strong)" />
      <path d="M192 77h16" stroke="var(--color-money)" strokeWidth="3" strokeLinecap="round" />
      <rect x="168" y="91" width="46" height="18" rx="5" fill="var(--color-accent)" />
      <path d="M181 100h20" stroke="var(--color-on-accent)" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

function Price({ x, y, isChosen }: { readonly x: number; readonly y: number; readonly isChosen: boolean }) {
  return (
    <>
      <rect x={x} y={y} width="23" height="18" rx="3" fill={isChosen ? 'var(--color-odds-selected-bg)' : 'var(--color-odds-bg)'} />
      <path
        d={`M${String(x + 6)} ${String(y + 9)}h11`}
        stroke={isChosen ? 'var(--color-odds-selected-text)' : 'var(--color-odds-text)'}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}
