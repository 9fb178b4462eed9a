/** @jsxRuntime automatic */
// The release also renders this file to an image, without the compiler settings of the build.
import { useId } from 'react';

export interface BrandMarkProps {
  readonly className?: string | undefined;
}

/**
 * Renders the brand's mark: two ridges under a moon. It is inline SVG because its background is the accent of the
 * themed build. The brand's name is shown beside it as text.
 */
export function BrandMark({ className }: BrandMarkProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true" focusable="false" className={className}>
      <defs>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--brand-mark-from)" />
          <stop offset="1" stopColor="var(--brand-mark-to)" />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <rect x="1" y="1" width="42" height="42" rx="12" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <rect x="1" y="1" width="42" height="42" fill={`url(#${id}g)`} />
        <circle cx="22" cy="17" r="8.5" fill="var(--brand-mark-moon)" />
        <path d="M-4 44C6 40 8 24 15 24S22 34 27 34" fill="none" stroke="var(--brand-mark-line)" />
        <path d="M-4 46C4 42 8 25 14.5 25S23 42 32 46Z" fill="var(--brand-mark-near)" />
        <path d="M10 46C18 42 22 21 28.5 21S39 40 48 46Z" fill="var(--brand-mark-far)" />
        <path d="M10 46C18 42 22 21 28.5 21S39 40 48 46" fill="none" stroke="var(--brand-mark-line)" strokeWidth="1.2" />
      </g>
    </svg>
  );
}
