import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { Note } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Recovery } from './recovery';

/**
 * Shows the server's reason why the last call was refused. Without an answer, shows what may have happened and what to
 * do.
 */
export function RefusalNote({ recovery }: { readonly recovery: Recovery }) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  if (recovery.step === 3 || recovery.doing.kind !== 'refused') return null;
  const { what, failure } = recovery.doing;
  return (
    <Note tone="danger" title={failureText(failure, tShared)} live="assertive">
      {consequence()}
    </Note>
  );

  function consequence(): string | undefined {
    // No code was requested before the captcha was passed, so there is nothing to be unsure about.
    if (failure.kind !== 'refused' && what !== 'captcha') return t(`recovery.unsure_${what}`);
    return recovery.step === 2 && recovery.isSpent ? t('recovery.verify_again') : undefined;
  }
}
