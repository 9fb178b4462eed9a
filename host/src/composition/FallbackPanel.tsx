import type { RemoteId } from '@site/shared/contract/remoteProps';
import { Button } from '@site/shared/ui';
import { useComposition } from './CompositionContext';
import { HomeLink } from './HomeLink';
import { useTranslation } from './texts';
import { useRemoteName } from './useRemoteName';
import { Panel } from './Panel';
import { useAutoRetry } from './useAutoRetry';

interface FallbackPanelProps {
  readonly remote: RemoteId;
  /** Reference number, which is also in the log. */
  readonly reference: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Replaces a remote's screen that failed to load or render. States what is still safe, and links to other pages. */
export function FallbackPanel({ remote, reference, isRetrying, onRetry }: FallbackPanelProps) {
  const { t } = useTranslation();
  const name = useRemoteName(remote);
  const { onContactService } = useComposition();
  const secondsLeft = useAutoRetry(reference, isRetrying, onRetry);

  return (
    <Panel
      isAlert
      title={t('composition.fallback.title', { name })}
      sentence={t('composition.fallback.still_safe')}
      footnote={
        <>
          {isRetrying && <span>{t('composition.fallback.retrying')}</span>}
          {secondsLeft !== undefined && <span>{t('composition.fallback.countdown', { seconds: secondsLeft })}</span>}
          <span>{t('composition.fallback.reference', { reference })}</span>
        </>
      }
    >
      <Button variant="primary" icon="refresh" loading={isRetrying} onClick={onRetry}>
        {t('composition.fallback.retry')}
      </Button>
      <HomeLink>{t('composition.fallback.home')}</HomeLink>
      <Button icon="headset" onClick={onContactService}>
        {t('composition.fallback.service')}
      </Button>
    </Panel>
  );
}
