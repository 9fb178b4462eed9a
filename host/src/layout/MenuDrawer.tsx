import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton, useLazyModule, warm } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useOverlays } from '../overlays/OverlaysContext';
import type { ScreenRoute } from '../routing/route';
import { useShell } from '../services/ShellContext';

const load = () => import('./OpenMenuDrawer');
const warming = warm(load);

/**
 * Shows the button that opens the menus of a narrow window. Their code loads when they are first opened. A toast
 * reports a failure, and the next press retries.
 */
export function MenuDrawer({ route }: { readonly route: ScreenRoute }) {
  const { t } = useTranslation();
  const { logger } = useShell();
  const overlays = useOverlays();
  const { key } = useLocation();
  // Location key at which the drawer was opened, so that a navigation closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  const isWanted = openedAt === key;
  const handleClose = () => {
    setOpenedAt(undefined);
  };
  const module = useLazyModule(load, isWanted, (error) => {
    logger.error('menus not loaded', { error });
    overlays.toast(t('screen.failed'), 'danger');
    handleClose();
  });
  return (
    <>
      <IconButton
        icon="list"
        label={t('frame.menu')}
        aria-haspopup="dialog"
        aria-expanded={isWanted && module !== undefined}
        {...warming}
        onClick={() => {
          setOpenedAt(key);
        }}
      />
      {module && <module.OpenMenuDrawer route={route} open={isWanted} onClose={handleClose} />}
    </>
  );
}
