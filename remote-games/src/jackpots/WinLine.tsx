import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { formatYuan } from '@site/shared/money';
import { Icon, useLazyModule, VisuallyHidden, warm } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { JackpotWin } from './jackpot';
import styles from './WinLine.module.css';

const load = () => import('./WinsDialog');
const warming = warm(load);

interface WinLineProps {
  /** Wins, newest first. */
  readonly wins: readonly JackpotWin[];
}

/**
 * Shows the latest win as a button that opens the list of recent wins. A win that arrives while the page is open is
 * announced once to screen readers.
 */
export function WinLine({ wins }: WinLineProps) {
  const { t } = useTranslation();
  const { overlays } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useLazyModule(load, isOpen, () => {
    overlays.toast(t('jackpot.wins_failed'), 'danger');
    setIsOpen(false);
  });
  const [latest] = wins;
  const [knownAt] = useState(latest?.at ?? 0);
  const isNew = latest !== undefined && latest.at > knownAt;
  return (
    <div className={styles['line']}>
      <VisuallyHidden>
        <span role="status">
          {isNew &&
            t('jackpot.told', {
              account: latest.account,
              game: latest.gameName,
              tier: t(`jackpot.tier.${latest.tier}`),
              amount: formatYuan(latest.amount),
            })}
        </span>
      </VisuallyHidden>
      {latest && (
        <button
          key={latest.at}
          type="button"
          className={styles['latest']}
          data-new={isNew || undefined}
          aria-haspopup="dialog"
          {...warming}
          onClick={() => {
            setIsOpen(true);
          }}
        >
          <span>{t('jackpot.wins')}</span>
          <span className={styles['win']}>
            {latest.account} · {latest.gameName} · {t(`jackpot.tier.${latest.tier}`)}
          </span>
          <b data-num translate="no">
            {formatYuan(latest.amount)}
          </b>
          <Icon name="chevron-right" size="sm" />
        </button>
      )}
      {dialog && (
        <dialog.WinsDialog
          isOpen={isOpen}
          wins={wins}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
