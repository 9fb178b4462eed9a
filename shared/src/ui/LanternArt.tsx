import type { ArtProps } from './essentials/EmptyArt';

/**
 * Renders the lantern for a module that cannot be shown. It is inline SVG because it uses the colors of the edition.
 */
export function LanternArt({ className }: ArtProps) {
  return (
    <svg viewBox="0 0 132 132" aria-hidden="true" focusable="false" className={className}>
      <g fill="none" stroke="var(--color-accent-text)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M66 8v18" strokeOpacity=".6" />
        <rect x="50" y="26" width="32" height="9" rx="2.5" />
        <path d="M50 36C28 42 22 56 22 66s6 24 28 30h32c22-6 28-20 28-30s-6-24-28-30z" fill="var(--color-accent-soft)" />
        <path d="M54 36c-9 8-13 18-13 30s4 22 13 30M78 36c9 8 13 18 13 30s-4 22-13 30M66 36v24" strokeOpacity=".45" />
        <rect x="50" y="96" width="32" height="9" rx="2.5" />
        <path d="M58 106v12M66 106v16M74 106v12" strokeOpacity=".6" />
      </g>
      <circle cx="66" cy="68" r="13" fill="var(--color-surface-1)" stroke="var(--color-accent-text)" strokeWidth="2" />
      <path d="M66 61v8M66 73.5v.01" stroke="var(--color-accent-text)" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}
