import type { DockTab } from '@site/shared/contract/services';
import { useReadable } from '@site/shared/contract/useReadable';
import { useLazyModule } from '@site/shared/ui';
import type { ScreenRoute } from '../routing/route';
import { useShell } from '../services/ShellContext';
import type { DockTabOffer } from './dockTabs';

const load = () => import('./BottomBar');

interface PhoneBarProps {
  readonly route: ScreenRoute;
  readonly tabs: readonly DockTabOffer[];
  readonly open: DockTab | undefined;
  readonly onFailure: () => void;
}

/** Shows the bar at the lower edge of a phone-sized window. Other windows do not load its code. */
export function PhoneBar({ onFailure, ...props }: PhoneBarProps) {
  const { isPhone: watched, logger } = useShell();
  const isPhone = useReadable(watched);
  const module = useLazyModule(load, isPhone, (error) => {
    logger.error('bottom bar not loaded', { error });
    onFailure();
  });
  return module === undefined || !isPhone ? null : <module.BottomBar {...props} />;
}
