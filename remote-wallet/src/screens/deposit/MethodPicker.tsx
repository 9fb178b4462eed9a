import { formatYuan } from '@site/shared/money';
import { cx, Icon } from '@site/shared/ui';
import type { DepositMethod } from '../../deposit/types';
import { useTranslation } from '../../i18n';
import styles from './MethodPicker.module.css';

interface MethodPickerProps {
  readonly methods: readonly DepositMethod[];
  readonly value: string | undefined;
  readonly onChange: (code: string) => void;
}

/** The methods as radio buttons that look like cards; one under maintenance is shown and cannot be chosen. */
export function MethodPicker({ methods, value, onChange }: MethodPickerProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles['picker']}>
      <legend className={styles['legend']}>{t('deposit.method')}</legend>
      <div className={styles['methods']}>
        {methods.map((method) => (
          <label key={method.code} className={cx(styles['method'], !method.isOpen && styles['closed'])}>
            <input
              type="radio"
              name="deposit-method"
              className={styles['radio']}
              checked={method.code === value}
              disabled={!method.isOpen}
              onChange={() => {
                onChange(method.code);
              }}
            />
            <span className={styles['icon']}>
              <Icon name={method.isOpen ? 'bank' : 'wrench'} />
            </span>
            <span className={styles['text']}>
              <b>{method.name}</b>
              <small>
                {method.isOpen
                  ? t('deposit.range', { min: formatYuan(method.min), max: formatYuan(method.max) })
                  : t('deposit.maintenance')}
              </small>
            </span>
            {method.isOpen && method.isRecommended && <span className={styles['tag']}>{t('deposit.recommended')}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
