import { useServices } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { useTranslation } from './texts';
import { reportMessage } from './peopleApi';

/** Returns a function that reports a message after a confirmation, and shows the result in a toast. */
export function useReport(): (message: { readonly id: string; readonly name: string }) => void {
  const { http, overlays, session } = useServices();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const report = async (id: string, name: string) => {
    const answer = await overlays.dialog({
      message: t('people.report_question', { name }),
      showCancel: true,
      confirmText: t('people.report'),
    });
    if (answer !== 'confirmed') return;
    const result = await reportMessage(http, id);
    if (result.ok) overlays.toast(t('people.reported'), 'success');
    else if (result.failure.kind !== 'aborted') overlays.toast(failureText(result.failure, tShared), 'danger');
  };
  return ({ id, name }) => {
    if (session.requireLogin()) void report(id, name);
  };
}
