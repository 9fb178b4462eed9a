import { Icon, ProgressBar } from '@site/shared/ui';
import { useTranslation } from './texts';
import { ConditionLinks } from './ConditionLinks';
import styles from './ConditionList.module.css';
import { conditionProgress, formatFigure, type Condition } from './participation';

interface ConditionListProps {
  readonly conditions: readonly Condition[];
  /** Set to false when nothing more can be earned. */
  readonly canAct?: boolean;
  /** Set in a narrow space, where links and figures move below the text. */
  readonly isNarrow?: boolean;
}

/** Shows the conditions of a reward, their progress, and links to meet missing ones. */
export function ConditionList({ conditions, canAct = true, isNarrow = false }: ConditionListProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles['list']} data-narrow={isNarrow || undefined} aria-label={t('promotion.conditions')}>
      {conditions.map((condition) => (
        <ConditionItem key={condition.text} condition={condition} canAct={canAct} />
      ))}
    </ul>
  );
}

function ConditionItem({ condition, canAct }: { readonly condition: Condition; readonly canAct: boolean }) {
  const { t } = useTranslation();
  const { text, done, needed, isMet } = condition;
  const progress = t('promotion.progress', { done: formatFigure(done), needed: formatFigure(needed) });
  return (
    <li className={styles['item']} data-met={isMet || undefined}>
      <span className={styles['sign']} aria-hidden="true">
        {isMet && <Icon name="check" size="sm" />}
      </span>
      <span>{text}</span>
      <span className={styles['figures']}>
        {!isMet && canAct && <ConditionLinks ways={condition.ways} size="sm" />}
        <span>{isMet ? t('promotion.met') : progress}</span>
      </span>
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
