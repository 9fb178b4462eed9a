import { useReadable, useServices } from '@site/shared/contract';
import { formatYuan } from '@site/shared/money';
import { Button, cx, Icon } from '@site/shared/ui';
import { useMemberChoice } from '../choices/useMemberChoice';
import { useTranslation } from './texts';
import { QuickBetButton } from './QuickBetButton';
import { quickBetChoice } from './quickBetRules';
import styles from './QuickBetBar.module.css';

interface QuickBetBarProps {
  /** True when the slip takes several selections, so that a press only adds one. */
  readonly isIdle: boolean;
  readonly className?: string | undefined;
}

/**
 * Shows that a press on a price bets at once, with a button to turn this off. Renders nothing while quick bet is off.
 */
export function QuickBetBar({ isIdle, className }: QuickBetBarProps) {
  const { t } = useTranslation();
  const isMember = useReadable(useServices().session.isSignedIn);
  const [quickBet, choose] = useMemberChoice(quickBetChoice);
  if (!isMember || !quickBet.isOn) return null;
  return (
    <div role="group" aria-label={t('quick_bet.title')} className={cx(styles['bar'], className)}>
      <Icon name="warning" size="xs" />
      <p role="status">{t(isIdle ? 'quick_bet.idle' : 'quick_bet.on', { amount: formatYuan(quickBet.stake) })}</p>
      <QuickBetButton label={t('quick_bet.change')} />
      <Button
        size="sm"
        onClick={() => {
          choose({ ...quickBet, isOn: false });
        }}
      >
        {t('quick_bet.turn_off')}
      </Button>
    </div>
  );
}
