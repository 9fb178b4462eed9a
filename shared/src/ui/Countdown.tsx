import { useCountdown, type CountdownOptions } from './useCountdown';

export interface CountdownProps extends CountdownOptions {
  /** Target time in milliseconds since 1970, by the clock that `now` reads. */
  readonly until: number;
  /** Accessible name. Screen readers do not announce changes, because clocks are not live regions. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Shows the time left in figures: `04:59`, or `1:04:59` from one hour. `CountdownRing` shows it as a drawing. */
export function Countdown({ until, label, now, onEnd, className }: CountdownProps) {
  const seconds = useCountdown(until, { now, onEnd });
  return (
    <span role="timer" aria-label={label} data-num translate="no" className={className}>
      {formatCountdown(seconds)}
    </span>
  );
}

/**
 * Formats seconds as minutes and seconds, with hours if there are any.
 *
 * @example formatCountdown(3899) // '1:04:59'
 */
export function formatCountdown(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return hours === 0 ? rest : `${hours}:${rest}`;
}
