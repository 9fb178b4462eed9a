import { Icon, ProgressBar } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './ConditionList.module.css';
import { conditionProgress, type Condition } from './participation';

/** The conditions of a reward and their progress. */
export function ConditionList({ conditions }: { readonly conditions: readonly Condition[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles['list']} aria-label={t('promotion.conditions')}>
      {conditions.map((condition) => (
        <ConditionItem key={condition.text} condition={condition} />
      ))}
    </ul>
  );
}

function ConditionItem({ condition }: { readonly condition: Condition }) {
  const { t } = useTranslation();
  const { text, done, needed, isMet } = condition;
  const progress = t('promotion.progress', { done, needed });
  return (
    <li className={styles['item']} data-met={isMet || undefined}>
      <span className={styles['sign']} aria-hidden="true">
        {isMet && <Icon name="check" size="sm" />}
      </span>
      <span>{text}</span>
      <span className={styles['figures']}>{isMet ? t('promotion.met') : progress}</span>
      <ProgressBar
        className={styles['bar']}
        value={conditionProgress(condition)}
        label={text}
        valueText={progress}
        tone={isMet ? 'success' : 'accent'}
      />
    </li>
  );
}
