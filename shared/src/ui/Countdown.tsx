import { useCountdown, type CountdownOptions } from './useCountdown';

export interface CountdownProps extends CountdownOptions {
  /** The moment it runs to, in milliseconds since 1970 by the clock that `now` reads. */
  readonly until: number;
  /** What runs out, for readers. It is not announced while it changes: clocks are no live regions. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** What is left until a moment, in figures: `04:59`, from an hour on `1:04:59`. `CountdownRing` shows the same as a drawing. */
export function Countdown({ until, label, now, onEnd, className }: CountdownProps) {
  const seconds = useCountdown(until, { now, onEnd });
  return (
    <span role="timer" aria-label={label} data-num translate="no" className={className}>
      {formatCountdown(seconds)}
    </span>
  );
}

/** @example formatCountdown(3899) // '1:04:59' */
export function formatCountdown(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return hours === 0 ? rest : `${hours}:${rest}`;
}
