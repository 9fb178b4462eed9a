import type { ReactNode } from 'react';
import { useLanguage, usePage } from './page';

interface CheckLinkProps {
  /** Values to fill in on the check page, such as game, round and seed. */
  readonly params: Readonly<Record<string, string>>;
  readonly className?: string;
  /** Accessible name; needed when the shown text does not identify the round. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * Links to the check page. A frame cannot open another window, so there the game navigates to it and back within its
 * session.
 */
export function CheckLink({ params, className, label, children }: CheckLinkProps) {
  const { host } = usePage();
  const language = useLanguage();
  return (
    <a
      className={className}
      href={`/check?${new URLSearchParams({ lang: language, ...params }).toString()}`}
      aria-label={label}
      {...(host.isFraming ? {} : { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
}
