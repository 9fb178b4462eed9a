import { formatYuan } from '@site/shared/money';
import { ProgressBar } from '@site/shared/ui';
import { useTranslation } from './texts';
import { shareOf, type ConditionProgress } from './benefit';
import styles from './BenefitProgress.module.css';

export function BenefitProgress({ name, progress }: { readonly name: string; readonly progress: ConditionProgress }) {
  const { t } = useTranslation();
  const text = t('welfare.of', { done: formatYuan(progress.done), needed: formatYuan(progress.needed) });
  return (
    <div className={styles['progress']}>
      <p className={styles['words']}>
        {name}{' '}
        <span data-num translate="yes">
          {text}
        </span>
      </p>
      <ProgressBar value={shareOf(progress)} label={name} valueText={text} tone="gilt" />
    </div>
  );
}
