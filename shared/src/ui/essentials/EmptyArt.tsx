export interface ArtProps {
  readonly className?: string | undefined;
}

/** Renders a ticket leaning on hills. It is inline SVG because it uses the colors of the edition. */
export function EmptyArt({ className }: ArtProps) {
  return (
    <svg viewBox="0 0 148 112" aria-hidden="true" focusable="false" className={className}>
      <path d="M10 96C28 92 34 58 50 58s22 32 40 36" fill="var(--color-surface-4)" />
      <path d="M58 96c16-4 22-26 36-26s24 22 44 26z" fill="var(--color-surface-3)" />
      <path d="M4 96h140" stroke="var(--color-border-strong)" strokeWidth="2" strokeLinecap="round" />
      <circle cx="116" cy="28" r="11" fill="var(--color-gilt-soft)" stroke="var(--color-gilt)" strokeWidth="1.5" />
      <g transform="rotate(-7 74 52)">
        <path
          d="M48 14h52a3 3 0 0 1 3 3v70l-9-6-10 6-10-6-10 6-10-6-9 6V17a3 3 0 0 1 3-3z"
          fill="var(--color-surface-1)"
          stroke="var(--color-border-control)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M57 30h34M57 42h34M57 54h20" stroke="var(--color-border-strong)" strokeWidth="3" strokeLinecap="round" />
      </g>
    </svg>
  );
}
