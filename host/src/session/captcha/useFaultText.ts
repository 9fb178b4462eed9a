import { assertNever } from '@site/shared/assert';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { useTranslation } from './texts';
import type { CaptchaFault } from './captcha';

export function useFaultText(fault: CaptchaFault | undefined): string | undefined {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  switch (fault?.kind) {
    case undefined:
      return undefined;
    case 'missing':
      return t('captcha.text_required');
    case 'refused':
      return failureText(fault.failure, tShared);
    default:
      return assertNever(fault);
  }
}
