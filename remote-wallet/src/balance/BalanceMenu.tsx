import { useEffect, useRef, useState } from 'react';
import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { formatYuanFixed } from '@site/shared/money';
import { ButtonLink, IconButton, useEscape, useLazyModule, warm } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './BalanceMenu.module.css';
import { useTotalBalance } from './useTotalBalance';

const load = () => import('./BalanceSplit');

/**
 * Shows the central balance in the header. A press opens the parts of the total, a refresh button, and links to
 * deposit, transfer and withdrawal. When the central wallet is empty, the total is shown beside it. Renders nothing for
 * a guest. Implements R-WALLET-01.
 */
export function BalanceMenu() {
  const { balance, session, flags } = useServices();
  const { t } = useTranslation();
  const isSignedIn = useReadable(session.isSignedIn);
  const current = useReadable(balance.current);
  const isRefreshing = useReadable(balance.isRefreshing);
  const { depositGuide } = useReadable(flags);
  const depositLink = useRouteLink('saveMoney', {});
  const transferLink = useRouteLink('transferMoney', {});
  const withdrawLink = useRouteLink('takeMoney', {});
  const [isOpen, setIsOpen] = useState(false);
  const isCentralEmpty = current !== undefined && current.central <= 0;
  const module = useLazyModule(load, isSignedIn && isOpen, () => {
    setIsOpen(false);
  });
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleOutside = ({ target }: Event) => {
      if (target instanceof Node && menu.current?.contains(target) !== true) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  }, [isOpen]);
  useEscape(isOpen, menu, () => {
    setIsOpen(false);
    button.current?.focus();
  });
  if (!isSignedIn) return null;

  return (
    <div ref={menu} className={styles['menu']}>
      <button
        ref={button}
        type="button"
        className={styles['balance']}
        aria-busy={isRefreshing}
        aria-expanded={isOpen}
        {...warm(load)}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <span className={styles['label']}>
          {t('balance.title')}
          {isCentralEmpty && <TotalLine />}
        </span>
        <b className={styles['amount']} data-negative={current && current.central < 0 ? true : undefined}>
          {current ? formatYuanFixed(current.central) : <span aria-label={t('balance.pending')}>¥ –</span>}
        </b>
      </button>
      {isOpen && module && <module.BalanceSplit />}
      <IconButton icon="refresh" size="sm" label={t('balance.refresh')} onClick={() => void balance.refresh()} />
      {depositGuide && (
        <ButtonLink variant="primary" size="sm" {...depositLink}>
          {t('balance.deposit')}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" size="sm" {...transferLink}>
        {t('balance.transfer')}
      </ButtonLink>
      <ButtonLink variant="quiet" size="sm" {...withdrawLink}>
        {t('balance.withdraw')}
      </ButtonLink>
    </div>
  );
}

/**
 * Shows the total beside an empty central balance. It is not a module of its own, because that would be one more file
 * to load on every page.
 */
function TotalLine() {
  const { t } = useTranslation();
  const { data } = useTotalBalance().state;
  return data !== undefined && data.total > 0 ? <> · {t('balance.total', { amount: formatYuanFixed(data.total) })}</> : null;
}

export { BalanceMenu as View };
