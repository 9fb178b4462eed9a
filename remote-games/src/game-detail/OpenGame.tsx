import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { useLazyModule, warm } from '@site/shared/ui';
import { useOpenGame } from '../games/useOpenGame';
import { useTranslation } from './texts';

/** Load the dialog lazily, because few visits open one. */
const load = () => import('./GameDialog');

/** Props for `WarmCard` that prefetch the dialog on hover or focus. */
export const warmGameDialog = warm(load);

/** Shows the dialog of the game in the URL. Renders nothing when there is none. */
export function OpenGame() {
  const { gameCode, close } = useOpenGame();
  return gameCode === undefined ? null : <Opened key={gameCode} gameCode={gameCode} onClose={close} />;
}

interface OpenedProps {
  readonly gameCode: string;
  readonly onClose: () => void;
}

function Opened({ gameCode, onClose }: OpenedProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const module = useLazyModule(load, !hasFailed, () => {
    setHasFailed(true);
  });
  if (module) return <module.GameDialog gameCode={gameCode} onClose={onClose} />;
  if (!hasFailed) return null;
  return (
    <Unloaded
      onRetry={() => {
        setHasFailed(false);
      }}
      onClose={onClose}
    />
  );
}

interface UnloadedProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * Reports in a dialog of the host that the code failed to load. The host's dialog is used because the remote's own may
 * be part of the missing code.
 */
function Unloaded({ onRetry, onClose }: UnloadedProps) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const { overlays } = useServices();
  const ask = useEffectEvent(() =>
    overlays.dialog({
      title: t('detail.title'),
      message: t('detail.failed'),
      confirmText: tShared('loadable.retry'),
      cancelText: t('detail.close'),
      showCancel: true,
    }),
  );
  const act = useEffectEvent((isConfirmed: boolean) => {
    if (isConfirmed) onRetry();
    else onClose();
  });
  useEffect(() => {
    let isOver = false;
    void ask().then((answer) => {
      if (!isOver) act(answer === 'confirmed');
    });
    return () => {
      isOver = true;
    };
  }, []);
  return null;
}
