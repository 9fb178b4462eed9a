import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { ButtonLink, Note, ProgressBar, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { TutorialStep } from './tutorialSteps';
import { useTutorial } from './useTutorial';
import { ScreenFrame } from '../ui/ScreenFrame';
import styles from './IntroTutorialScreen.module.css';
import { TutorialStepItem } from './TutorialStepItem';

/**
 * Shows `/mine/introTutorial`: the steps from registration to the first withdrawal.
 *
 * Assumption (R-MEMBER-14): there are five steps with a link to each; a step is done when the member has actually done
 * it and cannot be ticked off.
 */
export function IntroTutorialScreen() {
  const { flags } = useServices();
  const { t } = useTranslation();
  const { depositGuide } = useReadable(flags);
  const helpLink = useRouteLink('ck', {});
  const { steps, reload } = useTutorial();

  return (
    <ScreenFrame
      title={t('tutorial.title')}
      aside={
        depositGuide && (
          <ButtonLink size="sm" {...helpLink}>
            {t('tutorial.help')}
          </ButtonLink>
        )
      }
    >
      <LoadableView of={steps} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="5rem" />}>
        {(all) => <Steps steps={all} />}
      </LoadableView>
    </ScreenFrame>
  );
}

function Steps({ steps }: { readonly steps: readonly TutorialStep[] }) {
  const { t } = useTranslation();
  const done = steps.filter(({ state }) => state === 'done').length;
  const text = t('tutorial.progress', { done, total: steps.length });
  return (
    <div className={styles['steps']}>
      <p className={styles['progress']}>{text}</p>
      <ProgressBar value={done / steps.length} label={t('tutorial.title')} valueText={text} tone="success" />
      {done === steps.length && <CompleteNote />}
      <ol>
        {steps.map((step) => (
          <TutorialStepItem key={step.id} step={step} />
        ))}
      </ol>
    </div>
  );
}

function CompleteNote() {
  const { t } = useTranslation();
  const welfareLink = useRouteLink('welfare', {});
  return (
    <Note
      tone="success"
      title={t('tutorial.complete')}
      action={
        <ButtonLink size="sm" variant="soft" {...welfareLink}>
          {t('tutorial.to_welfare')}
        </ButtonLink>
      }
    >
      {t('tutorial.complete_hint')}
    </Note>
  );
}

export { IntroTutorialScreen as View };
