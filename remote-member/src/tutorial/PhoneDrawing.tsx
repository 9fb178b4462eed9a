const DIGITS = [0, 1, 2, 3, 4, 5];

/** Draws a phone that receives a message with a code, which is filled in. */
export function PhoneDrawing() {
  return (
    <>
      <rect
        x="84"
        y="12"
        width="72"
        height="126"
        rx="11"
        fill="var(--color-surface-1)"
        stroke="var(--color-border-control)"
        strokeWidth="1.8"
      />
      <path d="M112 20h16" stroke="var(--color-border-control)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M128 30h56a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-38l-10 9v-9h-8a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8z" fill="var(--color-accent)" />
      <path d="M132 42h40M132 52h26" stroke="var(--color-on-accent)" strokeWidth="3" strokeLinecap="round" />
      <g fill="var(--color-surface-3)" stroke="var(--color-border-strong)">
        {DIGITS.map((digit) => (
          <rect key={digit} x={91 + digit * 10} y="86" width="8" height="13" rx="2" />
        ))}
      </g>
      {DIGITS.slice(0, 4).map((digit) => (
        <circle key={digit} cx={95 + digit * 10} cy="92.5" r="2" fill="var(--color-text-primary)" />
      ))}
      <rect x="92" y="108" width="56" height="14" rx="5" fill="var(--color-accent-soft-strong)" />
      <path d="M108 115h24" stroke="var(--color-accent-text)" strokeWidth="3" strokeLinecap="round" />
      <g fill="none" stroke="var(--color-gilt)" strokeWidth="2" strokeLinecap="round">
        <path d="M70 40a30 30 0 0 0 0 44M60 32a44 44 0 0 0 0 60" strokeOpacity=".8" />
      </g>
    </>
  );
}
