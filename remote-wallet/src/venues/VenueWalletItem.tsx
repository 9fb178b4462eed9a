import { useRouteLink } from '@site/shared/contract';
import { formatYuan, formatYuanFixed } from '@site/shared/money';
import { Button, cx, Icon, IconButton, Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useFocusNearby } from '../ui/useFocusNearby';
import { VenueArt } from './VenueArt';
import type { VenueWallet } from './venueWallet';
import styles from './VenueWalletItem.module.css';

interface VenueWalletItemProps {
  readonly wallet: VenueWallet;
  readonly isRecycling: boolean;
  readonly onRecycle: (enName: string) => void;
  readonly onRefresh: (enName: string) => void;
  readonly className?: string | undefined;
}

/**
 * Shows one venue: its balance, the remaining turnover with a link to its explanation, and buttons for recycle and
 * transfer. Implements R-WALLET-04, R-WALLET-05.
 */
export function VenueWalletItem({
  wallet: { enName, name, category, balance, isOpen, turnoverLeft },
  isRecycling,
  onRecycle,
  onRefresh,
  className,
}: VenueWalletItemProps) {
  const { t } = useTranslation();
  const item = useFocusNearby<HTMLLIElement>();
  const whyBound = useRouteLink('zz', {});
  const transfer = useRouteLink('transferMoney', {}, { query: { venue: enName } });
  return (
    <li ref={item} tabIndex={-1} className={cx(styles['item'], className)} data-closed={!isOpen || undefined}>
      <VenueArt enName={enName} category={category} className={styles['art']} />
      <div className={styles['text']}>
        <div className={styles['name']}>
          {name}
          {!isOpen && <Tag tone="warning">{t('venues.closed')}</Tag>}
        </div>
        <div className={styles['balance']} data-zero={balance === 0 || undefined} translate="no">
          {formatYuanFixed(balance)}
        </div>
        {turnoverLeft !== undefined && turnoverLeft > 0 && (
          <div className={styles['turnover']}>
            <a {...whyBound}>{t('venues.turnover_left', { amount: formatYuan(turnoverLeft) })}</a>
          </div>
        )}
      </div>
      {balance > 0 && (
        <Button
          variant="soft"
          size="sm"
          aria-label={t('venues.recycle_of', { name })}
          aria-disabled={isRecycling}
          onClick={() => {
            if (!isRecycling) onRecycle(enName);
          }}
        >
          {t('venues.recycle')}
        </Button>
      )}
      <IconButton
        icon="refresh"
        size="sm"
        label={t('venues.refresh_of', { name })}
        onClick={() => {
          onRefresh(enName);
        }}
      />
      {isOpen && (
        <a {...transfer} className={styles['way']} aria-label={t('venues.transfer_with', { name })}>
          <Icon name="transfer" size="sm" />
        </a>
      )}
    </li>
  );
}
