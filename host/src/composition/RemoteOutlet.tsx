import type { RemoteId } from '@site/shared/contract/remoteProps';
import { FallbackPanel } from './FallbackPanel';
import { PendingScreen } from './PendingScreen';
import { MountPoint } from './MountPoint';
import { UnavailablePage } from './UnavailablePage';

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
