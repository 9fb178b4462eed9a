import { useState } from 'react';
import { formatYuan, formatYuanInput } from '@site/shared/money';
import { Button, Dialog, Form, Note } from '@site/shared/ui';
import { useTranslation } from './texts';
import { YuanField } from '../ui/YuanField';
import { QUICK_BET_BOUNDS, readQuickBet, type QuickBet, type QuickBetFaults } from './quickBetRules';
import styles from './QuickBetDialog.module.css';

interface QuickBetDialogProps {
  readonly quickBet: QuickBet;
  readonly onSave: (quickBet: QuickBet) => void;
  readonly onClose: () => void;
}

/** Shows the settings of quick bet: its stake and its limit. Saving enables quick bet. */
export function QuickBetDialog({ quickBet, onSave, onClose }: QuickBetDialogProps) {
  const { t } = useTranslation();
  const [stake, setStake] = useState(formatYuanInput(quickBet.stake));
  const [limit, setLimit] = useState(formatYuanInput(quickBet.limit));
  const [faults, setFaults] = useState<QuickBetFaults>({});
  const range = t('quick_bet.range', { min: formatYuan(QUICK_BET_BOUNDS.min), max: formatYuan(QUICK_BET_BOUNDS.max) });

  const save = () => {
    const read = readQuickBet(stake, limit);
    if ('faults' in read) {
      setFaults(read.faults);
      return;
    }
    onSave(read.choice);
    onClose();
  };
  return (
    <Dialog open title={t('quick_bet.title')} onClose={onClose} closeLabel={t('quick_bet.close')}>
      <Form className={styles['form']} onSubmit={save}>
        <Note tone="warning" title={t('quick_bet.rule')}>
          {t('quick_bet.rule_more')}
        </Note>
        <YuanField
          isWhole
          label={t('quick_bet.stake')}
          value={stake}
          error={faults.stake === 'above-limit' ? t('quick_bet.above_limit') : faults.stake && range}
          onChange={setStake}
        />
        <YuanField isWhole label={t('quick_bet.limit')} value={limit} error={faults.limit && range} onChange={setLimit} />
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{t('quick_bet.back')}</Button>
          <Button type="submit" variant="primary">
            {t(quickBet.isOn ? 'quick_bet.save' : 'quick_bet.turn_on')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
