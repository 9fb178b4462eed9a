import { useSharedTranslation } from '@site/shared/i18n';
import { ErrorNote } from '@site/shared/ui';
import { useTranslation } from './texts';

interface PartFailedProps {
  readonly onRetry: () => void;
}

/** Shows a retry panel in place of a part whose code failed to load. */
export function PartFailed({ onRetry }: PartFailedProps) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  return <ErrorNote fact={t('part.failed')} actionLabel={tShared('loadable.retry')} onAction={onRetry} />;
}
