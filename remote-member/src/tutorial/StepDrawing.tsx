import { useId, type ReactNode } from 'react';
import { useTranslation } from './texts';
import { BetDrawing } from './BetDrawing';
import { DepositDrawing } from './DepositDrawing';
import { PhoneDrawing } from './PhoneDrawing';
import { RegisterDrawing } from './RegisterDrawing';
import type { TutorialStepId } from './tutorialSteps';
import { WithdrawDrawing } from './WithdrawDrawing';

const DRAWINGS: Readonly<Record<TutorialStepId, () => ReactNode>> = {
  register: RegisterDrawing,
  phone: PhoneDrawing,
  deposit: DepositDrawing,
  bet: BetDrawing,
  withdraw: WithdrawDrawing,
};

/**
 * Draws the page of a step in front of the site's drawn ridges. The SVG is inline because it uses the colors of the
 * edition.
 */
export function StepDrawing({ id, className }: { readonly id: TutorialStepId; readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const titleId = useId();
  const Drawing = DRAWINGS[id];
  return (
    <svg viewBox="0 0 240 150" role="img" aria-labelledby={titleId} focusable="false" className={className}>
      <title id={titleId}>{t(`tutorial.${id}.drawing`)}</title>
      <rect x=".5" y=".5" width="239" height="149" rx="12" fill="var(--color-surface-2)" stroke="var(--color-border)" />
      <path d="M1 112c30-18 52-22 80-10s50 18 80-2 54-16 78-4v42a11 11 0 0 1-11 11H12a11 11 0 0 1-11-11z" fill="var(--color-accent-soft)" />
      <path
        d="M1 112c30-18 52-22 80-10s50 18 80-2 54-16 78-4"
        fill="none"
        stroke="var(--color-gilt)"
        strokeOpacity=".55"
        strokeWidth="1.2"
      />
      <path d="M1 130c40-14 70-8 104 0s92 2 134-8v16a11 11 0 0 1-11 11H12a11 11 0 0 1-11-11z" fill="var(--color-accent-soft-strong)" />
      <Drawing />
    </svg>
  );
}
