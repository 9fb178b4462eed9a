import { CoinDrawing } from './CoinDrawing';

/** Draws an order that goes through its steps to a payout to the member's card. */
export function WithdrawDrawing() {
  return (
    <>
      <rect
        x="18"
        y="26"
        width="88"
        height="92"
        rx="8"
        fill="var(--color-surface-1)"
        stroke="var(--color-border-control)"
        strokeWidth="1.4"
      />
      <path d="M36 44v56" stroke="var(--color-border-control)" strokeWidth="2" />
      <circle cx="36" cy="44" r="8" fill="var(--color-success-soft)" stroke="var(--color-success)" strokeWidth="1.6" />
      <path d="m32 44 3 3 5-6" fill="none" stroke="var(--color-success)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="36" cy="72" r="8" fill="var(--color-warning-soft)" stroke="var(--color-warning)" strokeWidth="1.6" />
      <path d="M36 67.5V72l3 2.5" fill="none" stroke="var(--color-warning)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="36" cy="100" r="8" fill="var(--color-surface-1)" stroke="var(--color-border-control)" strokeWidth="1.6" />
      <path d="M52 44h40M52 72h32" stroke="var(--color-text-secondary)" strokeWidth="3" strokeLinecap="round" />
      <path d="M52 100h24" stroke="var(--color-border-control)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M112 74h18m-6-6 6 6-6 6"
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="rotate(-5 182 78)">
        <rect x="138" y="46" width="88" height="58" rx="8" fill="var(--color-accent)" />
        <path d="M138 62h88" stroke="var(--color-on-accent)" strokeOpacity=".35" strokeWidth="8" />
        <rect x="147" y="76" width="15" height="11" rx="2.5" fill="var(--color-gilt)" />
        <path d="M147 96h26M180 96h14M201 96h14" stroke="var(--color-on-accent)" strokeWidth="3" strokeLinecap="round" />
      </g>
      <CoinDrawing at={[212, 42]} scale={14 / 16} />
    </>
  );
}
