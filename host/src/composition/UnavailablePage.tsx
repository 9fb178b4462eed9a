import { useReadable } from '@site/shared/contract/useReadable';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { useComposition } from './CompositionContext';
import { HomeLink } from './HomeLink';
import { useTranslation } from './i18n';
import { Panel } from './Panel';
import type { LocalizedText } from './remotePlan';

interface UnavailablePageProps {
  readonly remote: RemoteId;
  /** As written by operations. */
  readonly reason: LocalizedText | undefined;
}

/** At the address of a screen whose remote is switched off. */
export function UnavailablePage({ remote, reason }: UnavailablePageProps) {
  const { t } = useTranslation();
  const { services } = useComposition();
  const locale = useReadable(services.locale);
  return (
    <Panel
      isAlert={false}
      title={t('composition.unavailable.title', { name: t(`composition.remote.${remote}`) })}
      sentence={reason?.[locale] ?? t('composition.unavailable.reason')}
    >
      <HomeLink>{t('composition.unavailable.home')}</HomeLink>
    </Panel>
  );
}
