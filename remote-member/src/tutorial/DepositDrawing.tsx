import { CoinDrawing } from './CoinDrawing';

/** Draws the choice of a payment type, and a coin that moves into the wallet. */
export function DepositDrawing() {
  return (
    <>
      <g fill="var(--color-surface-1)" stroke="var(--color-border-control)" strokeWidth="1.4">
        <rect x="22" y="62" width="84" height="22" rx="6" />
        <rect x="22" y="90" width="84" height="22" rx="6" />
        <rect x="22" y="34" width="84" height="22" rx="6" fill="var(--color-accent-soft)" stroke="var(--color-accent)" strokeWidth="1.8" />
        <circle cx="35" cy="73" r="4.5" />
        <circle cx="35" cy="101" r="4.5" />
      </g>
      <circle cx="35" cy="45" r="4.5" fill="var(--color-surface-1)" stroke="var(--color-accent)" strokeWidth="3" />
      <path d="M47 45h40" stroke="var(--color-accent-text)" strokeWidth="3" strokeLinecap="round" />
      <path d="M47 73h32M47 101h44" stroke="var(--color-border-control)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M114 45c18-14 34-16 46-8"
        fill="none"
        stroke="var(--color-gilt)"
        strokeWidth="2"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <CoinDrawing at={[176, 46]} />
      <path
        d="M138 74h68a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8h-68a8 8 0 0 1-8-8V82a8 8 0 0 1 8-8z"
        fill="var(--color-surface-1)"
        stroke="var(--color-accent-text)"
        strokeWidth="2"
      />
      <path d="M152 74h48" stroke="var(--color-accent)" strokeWidth="5" />
      <path d="M214 92h-20a9 9 0 0 0 0 18h20" fill="var(--color-accent-soft)" stroke="var(--color-accent-text)" strokeWidth="2" />
      <circle cx="196" cy="101" r="2.6" fill="var(--color-accent-text)" />
    </>
  );
}
