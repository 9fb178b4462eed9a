/** Draws the registration dialog with its fields filled in, and a tick. */
export function RegisterDrawing() {
  return (
    <>
      <rect
        x="66"
        y="16"
        width="108"
        height="112"
        rx="9"
        fill="var(--color-surface-1)"
        stroke="var(--color-border-control)"
        strokeWidth="1.5"
      />
      <g fill="none" stroke="var(--color-accent-text)" strokeWidth="1.8" strokeLinecap="round">
        <circle cx="120" cy="40" r="13" fill="var(--color-accent-soft)" />
        <circle cx="120" cy="37" r="4.2" />
        <path d="M112 47c2-4.6 14-4.6 16 0" />
      </g>
      <g fill="var(--color-surface-3)" stroke="var(--color-border-strong)">
        <rect x="80" y="62" width="80" height="14" rx="4" />
        <rect x="80" y="82" width="80" height="14" rx="4" />
      </g>
      <path d="M88 69h34" stroke="var(--color-text-secondary)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M89 89h.01M97 89h.01M105 89h.01M113 89h.01M121 89h.01"
        stroke="var(--color-text-secondary)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="80" y="103" width="80" height="16" rx="5" fill="var(--color-accent)" />
      <path d="M106 111h28" stroke="var(--color-on-accent)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="174" cy="124" r="12" fill="var(--color-success-soft)" stroke="var(--color-success)" strokeWidth="1.6" />
      <path
        d="m168.5 124 4 4 7-8"
        fill="none"
        stroke="var(--color-success)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
