import type { ReactNode } from 'react';
import { useLanguage, usePage } from './page';

interface CheckLinkProps {
  /** What the check page is filled in with: game, round, seed and the like. */
  readonly params: Readonly<Record<string, string>>;
  readonly className?: string;
  /** Where the shown text does not say which round. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** To the check page. A frame may open no other page: there the game goes to it and back, with its session. */
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
