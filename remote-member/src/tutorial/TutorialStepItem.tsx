import { useReadable, useRouteLink, useServices, type RouteLink } from '@site/shared/contract';
import { ButtonLink, Icon, Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import { usePlayLink } from '../ui/usePlayLink';
import { StepDrawing } from './StepDrawing';
import type { TutorialStep, TutorialStepId } from './tutorialSteps';
import styles from './TutorialStepItem.module.css';

/** Shows one step with its drawing, its status and a link to it. */
export function TutorialStepItem({ step: { id, state } }: { readonly step: TutorialStep }) {
  const { t } = useTranslation();
  const action = useAction(id);
  return (
    <li className={styles['step']} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles['sign']} aria-hidden="true">
        {state === 'done' && <Icon name="check" size="sm" />}
      </span>
      <StepDrawing id={id} className={styles['drawing']} />
      <div>
        <h2 className={styles['title']}>
          {t(`tutorial.${id}.title`)}
          <Tag tone={state === 'done' ? 'success' : state === 'current' ? 'accent' : 'neutral'}>{t(`tutorial.${state}`)}</Tag>
        </h2>
        <p className={styles['text']}>{t(`tutorial.${id}.text`)}</p>
      </div>
      {action && state !== 'done' && (
        <ButtonLink variant={state === 'current' ? 'primary' : 'secondary'} {...action.link}>
          {t(`tutorial.${action.of}.action`)}
        </ButtonLink>
      )}
    </li>
  );
}

interface StepAction {
  readonly of: Exclude<TutorialStepId, 'register'>;
  readonly link: RouteLink;
}

/**
 * Returns the link of a step; `undefined` for the registration, which each member has done, and for disabled features.
 */
function useAction(id: TutorialStepId): StepAction | undefined {
  const { flags } = useServices();
  const { depositGuide } = useReadable(flags);
  const phone = useRouteLink('auth', {});
  const deposit = useRouteLink('saveMoney', {});
  const play = usePlayLink();
  const withdraw = useRouteLink('takeMoney', {});
  switch (id) {
    case 'register':
      return undefined;
    case 'phone':
      return { of: id, link: phone };
    case 'deposit':
      return depositGuide ? { of: id, link: deposit } : undefined;
    case 'bet':
      return { of: id, link: play };
    case 'withdraw':
      return { of: id, link: withdraw };
  }
}
