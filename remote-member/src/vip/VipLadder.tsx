import { VisuallyHidden } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Grade } from './grade';
import styles from './VipLadder.module.css';

interface VipLadderProps {
  readonly grades: readonly Grade[];
  /** The member's grade; `undefined` highlights none. */
  readonly level: number | undefined;
}

/** Shows the grades from lowest to highest: those below the member's filled, the member's own highlighted. */
export function VipLadder({ grades, level }: VipLadderProps) {
  return (
    <ol className={styles['ladder']}>
      {grades.map((grade) => (
        <Step key={grade.level} grade={grade} level={level} />
      ))}
    </ol>
  );
}

function Step({ grade, level }: { readonly grade: Grade; readonly level: number | undefined }) {
  const { t } = useTranslation();
  const isCurrent = grade.level === level;
  return (
    <li className={styles['step']} data-at={stageOf(grade.level, level)} aria-current={isCurrent ? 'step' : undefined}>
      <span className={styles['mark']} data-num translate="no">
        {grade.level}
      </span>
      {grade.name}
      {isCurrent && <VisuallyHidden>{t('vip.current')}</VisuallyHidden>}
    </li>
  );
}

function stageOf(step: number, level: number | undefined): 'behind' | 'current' | 'ahead' {
  if (level === undefined || step > level) return 'ahead';
  return step === level ? 'current' : 'behind';
}
