import type { RemoteId } from '@site/shared/contract/remoteProps';
import { FallbackPanel } from './FallbackPanel';
import { PendingScreen } from './PendingScreen';
import { MountPoint } from './MountPoint';
import { useReadable } from '@site/shared/contract/useReadable';
import { useComposition } from './CompositionContext';
import { HomeLink } from './HomeLink';
import { useTranslation } from './texts';
import { Panel } from './Panel';
import { nameOf } from './remoteDirectory';
import type { LocalizedText } from './remotePlan';
import { useDirectory } from './useDirectory';

interface RemoteOutletProps {
  readonly remote: RemoteId;
  /** Key in the remote's `screens`. */
  readonly screen: string;
  readonly params: Readonly<Record<string, string>>;
  /** Called when the screen or its replacement is shown, and again when another function is passed. */
  readonly onSettled?: () => void;
}

/** Renders a remote's screen in every state of the remote: loading, shown, failed or disabled. */
export function RemoteOutlet({ remote, screen, params, onSettled }: RemoteOutletProps) {
  return (
    <MountPoint
      // The key mounts each screen separately, with its own services and the build that is current then.
      key={screen}
      remote={remote}
      kind="screen"
      id={screen}
      params={params}
      isOpened
      onSettled={onSettled}
      pending={<PendingScreen remote={remote} />}
      off={(reason) => <UnavailablePage remote={remote} reason={reason} />}
      failed={(failure) => <FallbackPanel remote={remote} {...failure} />}
    />
  );
}

interface UnavailablePageProps {
  readonly remote: RemoteId;
  /** Reason that operations entered. */
  readonly reason: LocalizedText | undefined;
}

/** Explains at the address of a screen that its remote is disabled. */
function UnavailablePage({ remote, reason }: UnavailablePageProps) {
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
