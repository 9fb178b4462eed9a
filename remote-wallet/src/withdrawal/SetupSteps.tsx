import { useRouteLink } from '@site/shared/contract';
import { Note } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './SetupSteps.module.css';
import type { SetupStep } from './missingSteps';
import { withdrawalDraft, type WithdrawalDraft } from './withdrawalDraft';

interface SetupStepsProps {
  readonly steps: readonly SetupStep[];
  /** Draft that is passed to the bindings page, so that its return link restores it. */
  readonly draft: WithdrawalDraft;
}

/**
 * Lists the steps a member still has to complete before the first withdrawal, each with a link. Renders nothing when
 * all are complete.
 */
export function SetupSteps({ steps, draft }: SetupStepsProps) {
  const { t } = useTranslation();
  const auth = useRouteLink('auth', {}, { query: { for: 'withdrawal', ...withdrawalDraft.format(draft) } });
  const card = useRouteLink('addBankCard', {});
  if (steps.length === 0) return null;
  return (
    <Note tone="info" title={t('withdrawal.setup.title', { count: steps.length })}>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step}>
            <a {...(step === 'account' ? card : auth)}>{t(`withdrawal.setup.${step}`)}</a> {t(`withdrawal.setup.${step}_hint`)}
          </li>
        ))}
      </ol>
    </Note>
  );
}
