import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { StakeKey } from './stakeText';
import styles from './StakeKeypad.module.css';

const ROWS = [
  ['1', '2', '3', 'backspace'],
  ['4', '5', '6', 'clear'],
  ['7', '8', '9', '.'],
  ['00', '0', '000'],
] as const satisfies readonly (readonly StakeKey[])[];

interface StakeKeypadProps {
  readonly isShown: boolean;
  readonly isDisabled: boolean;
  readonly onKey: (key: StakeKey) => void;
  readonly onToggle: () => void;
}

/**
 * Shows a numeric keypad for mouse and touch. It collapses automatically in a low window; on a phone it stays and
 * replaces the on-screen keyboard.
 */
export function StakeKeypad({ isShown, isDisabled, onKey, onToggle }: StakeKeypadProps) {
  const { t } = useTranslation();
  if (!isShown) {
    return (
      <button type="button" className={styles['toggle']} aria-expanded={false} onClick={onToggle}>
        <Icon name="keypad" size="sm" />
        {t('slip.keypad_show')}
      </button>
    );
  }
  return (
    <div role="group" aria-label={t('slip.keypad')} className={styles['keypad']}>
      {ROWS.flat().map((key) => (
        <button
          key={key}
          type="button"
          className={styles[key === 'backspace' || key === 'clear' ? 'function' : 'key']}
          disabled={isDisabled}
          aria-label={key === 'backspace' ? t('slip.keypad_backspace') : undefined}
          onClick={() => {
            onKey(key);
          }}
        >
          {key === 'backspace' ? <Icon name="backspace" size="sm" /> : key === 'clear' ? t('slip.keypad_clear') : key}
        </button>
      ))}
      <button type="button" className={styles['function']} aria-expanded onClick={onToggle}>
        {t('slip.keypad_hide')}
      </button>
    </div>
  );
}
