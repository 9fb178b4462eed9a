import { formatShortMinute } from '@site/shared/i18n';
import { formatYuanFixed } from '@site/shared/money';
import { Cell, Column, Dialog, Row, Table } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { JackpotWin } from './jackpot';

interface WinsDialogProps {
  readonly isOpen: boolean;
  /** Newest first. */
  readonly wins: readonly JackpotWin[];
  readonly onClose: () => void;
}

/** Who has won a pool lately, as the platform tells it: names masked. */
export function WinsDialog({ isOpen, wins, onClose }: WinsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={isOpen} size="lg" title={t('jackpot.wins')} onClose={onClose} closeLabel={t('jackpot.wins_close')}>
      <Table caption={t('jackpot.wins')}>
        <Column>{t('jackpot.column.account')}</Column>
        <Column>{t('jackpot.column.game')}</Column>
        <Column>{t('jackpot.column.tier')}</Column>
        <Column align="end">{t('jackpot.column.amount')}</Column>
        <Column align="end">{t('jackpot.column.at')}</Column>
        {wins.map(({ account, gameName, tier, amount, at }) => (
          <Row key={`${account}/${String(at)}`}>
            <Cell header>{account}</Cell>
            <Cell>{gameName}</Cell>
            <Cell>{t(`jackpot.tier.${tier}`)}</Cell>
            <Cell align="end">{formatYuanFixed(amount)}</Cell>
            <Cell align="end">{formatShortMinute(at)}</Cell>
          </Row>
        ))}
      </Table>
    </Dialog>
  );
}
