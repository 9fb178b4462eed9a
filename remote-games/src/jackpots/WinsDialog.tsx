import { formatShortMinute } from '@site/shared/i18n';
import { formatYuanFixed } from '@site/shared/money';
import { Cell, Column, Dialog, Row, Table } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { JackpotWin } from './jackpot';
import styles from './WinsDialog.module.css';

interface WinsDialogProps {
  readonly isOpen: boolean;
  /** Wins, newest first. */
  readonly wins: readonly JackpotWin[];
  readonly onClose: () => void;
}

/** Lists recent jackpot winners with names masked by the platform. Three columns with two lines each fit a phone. */
export function WinsDialog({ isOpen, wins, onClose }: WinsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={isOpen} size="lg" title={t('jackpot.wins')} onClose={onClose} closeLabel={t('jackpot.wins_close')}>
      <Table caption={t('jackpot.wins')}>
        <Column>{t('jackpot.column.account')}</Column>
        <Column>{t('jackpot.column.game')}</Column>
        <Column align="end">{t('jackpot.column.amount')}</Column>
        {wins.map(({ account, gameName, tier, amount, at }) => (
          <Row key={`${account}/${String(at)}`}>
            <Cell header>{account}</Cell>
            <Cell className={styles['pair']}>
              <span>{gameName}</span>
              <small>{t(`jackpot.tier.${tier}`)}</small>
            </Cell>
            <Cell align="end" className={styles['pair']}>
              <b translate="no">{formatYuanFixed(amount)}</b>
              <time dateTime={new Date(at).toISOString()} translate="no">
                {formatShortMinute(at)}
              </time>
            </Cell>
          </Row>
        ))}
      </Table>
    </Dialog>
  );
}
