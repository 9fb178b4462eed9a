import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { Note } from '@site/shared/ui';
import type { Submission } from './useSubmission';

/** Shows why a submission failed, above the submit button. */
export function SubmissionNote({ of }: { readonly of: Submission }) {
  const { t } = useSharedTranslation();
  return of.status === 'failed' ? <Note tone="danger" live="assertive" title={failureText(of.failure, t)} /> : null;
}
