import { useReadable } from '@site/shared/contract/useReadable';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { useComposition } from './CompositionContext';
import { HomeLink } from './HomeLink';
import { useTranslation } from './texts';
import { Panel } from './Panel';
import { nameOf } from './remoteDirectory';
import type { LocalizedText } from './remotePlan';
import { useDirectory } from './useDirectory';

interface UnavailablePageProps {
  readonly remote: RemoteId;
  /** Reason that operations entered. */
  readonly reason: LocalizedText | undefined;
}

/** Explains at the address of a screen that its remote is disabled. */
export function UnavailablePage({ remote, reason }: UnavailablePageProps) {
  const { t } = useTranslation();
  const { services } = useComposition();
  const locale = useReadable(services.locale);
  const name = nameOf(useDirectory(), remote, locale);
  return (
    <Panel
      isAlert={false}
      title={t('composition.unavailable.title', { name })}
      sentence={reason?.[locale] ?? t('composition.unavailable.reason')}
    >
      <HomeLink>{t('composition.unavailable.home')}</HomeLink>
    </Panel>
  );
}
