import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { formatYuan, formatYuanSigned } from '@site/shared/money';
import { Button, Switch } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './PlaySession.module.css';
import { fetchSessionSums, type SessionSums } from './sessionApi';

/** Minimum interval between reloads of the sums, because rounds may end many times a second. */
const READ_EVERY_MS = 5_000;

const MINUTE_MS = 60_000;
const HIDDEN_KEY = 'session-hidden';

interface PlaySessionProps {
  readonly enName: string;
  /** Server time of the entry. */
  readonly since: number;
  /** Counter that increases whenever the game reports a balance change. */
  readonly changes: number;
  readonly isBroughtBack: boolean;
  /** `undefined` when the venue plays from the central wallet, so there is nothing to return. */
  readonly onBringBackChange: ((isBroughtBack: boolean) => void) | undefined;
}

/**
 * Shows how long the game has been open and the sums of the venue's rounds, unless the player has hidden them, and the
 * setting that returns money on leaving.
 */
export function PlaySession({ enName, since, changes, isBroughtBack, onBringBackChange }: PlaySessionProps) {
  const { t } = useTranslation();
  const { storage } = useServices();
  const [isHidden, setIsHidden] = useState(() => storage.read(HIDDEN_KEY) === true);
  const handleHide = () => {
    storage.write(HIDDEN_KEY, !isHidden);
    setIsHidden(!isHidden);
  };
  return (
    <div className={styles['session']} role="group" aria-label={t('session.title')}>
      {!isHidden && <SessionFacts enName={enName} since={since} changes={changes} />}
      <Button variant="quiet" size="sm" onClick={handleHide}>
        {t(isHidden ? 'session.show' : 'session.hide')}
      </Button>
      {onBringBackChange && (
        <Switch className={styles['choice']} checked={isBroughtBack} onChange={onBringBackChange}>
          {t('session.bring_back')}
        </Switch>
      )}
    </div>
  );
}

function SessionFacts({ enName, since, changes }: Pick<PlaySessionProps, 'enName' | 'since' | 'changes'>) {
  const { t } = useTranslation();
  const { http, clock } = useServices();
  const load = useCallback(
    (signal: AbortSignal) => fetchSessionSums(http, { enName, from: since, to: clock.now() }, signal),
    [http, clock, enName, since],
  );
  const { state, reload } = useLoadable(load);
  const [minutes, setMinutes] = useState(() => minutesSince(since, clock.now()));
  useEffect(() => {
    const timer = setInterval(() => {
      setMinutes(minutesSince(since, clock.now()));
    }, MINUTE_MS / 6);
    return () => {
      clearInterval(timer);
    };
  }, [since, clock]);

  useThrottled(changes, reload);

  return (
    <dl className={styles['facts']}>
      <Fact label={t('session.time')}>{t('session.minutes', { count: minutes })}</Fact>
      {state.data !== undefined && <Sums sums={state.data} />}
    </dl>
  );
}

/**
 * Calls `act` on a change at once; further changes within `READ_EVERY_MS` cause one more call at the end of that time.
 */
function useThrottled(changes: number, act: () => void): void {
  const seen = useRef(changes);
  const isDue = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    isDue.current = true;
    const actWhereDue = () => {
      timer.current = undefined;
      if (!isDue.current) return;
      isDue.current = false;
      timer.current = setTimeout(actWhereDue, READ_EVERY_MS);
      act();
    };
    if (timer.current === undefined) actWhereDue();
  }, [changes, act]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
}

function Sums({ sums: { stake, payout, result } }: { readonly sums: SessionSums }) {
  const { t } = useTranslation();
  return (
    <>
      <Fact label={t('session.stake')} isPart>
        {formatYuan(stake)}
      </Fact>
      <Fact label={t('session.payout')} isPart>
        {formatYuan(payout)}
      </Fact>
      <Fact label={t('session.result')}>{formatYuanSigned(result)}</Fact>
    </>
  );
}

interface FactProps {
  readonly label: string;
  /** True for details of the result, which are hidden when a phone has no room. */
  readonly isPart?: boolean;
  readonly children: string;
}

function Fact({ label, isPart = false, children }: FactProps) {
  return (
    <div className={isPart ? styles['part'] : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function minutesSince(since: number, now: number): number {
  return Math.max(0, Math.floor((now - since) / MINUTE_MS));
}
