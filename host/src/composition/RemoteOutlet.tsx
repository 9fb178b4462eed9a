import type { RemoteId } from '@site/shared/contract/remoteProps';
import { FallbackPanel } from './FallbackPanel';
import { PendingScreen } from './PendingScreen';
import { MountPoint } from './MountPoint';
import { UnavailablePage } from './UnavailablePage';

interface RemoteOutletProps {
  readonly remote: RemoteId;
  /** A key of the remote's `screens`. */
  readonly screen: string;
  readonly params: Readonly<Record<string, string>>;
  /** The screen or its replacement is shown. Called again when another function is given. */
  readonly onSettled?: () => void;
}

/** A remote's screen in every state of the remote: loading, shown, failed or disabled. */
export function RemoteOutlet({ remote, screen, params, onSettled }: RemoteOutletProps) {
  return (
    <MountPoint
      // Another screen is another mount, with services of its own and the build of the moment.
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
