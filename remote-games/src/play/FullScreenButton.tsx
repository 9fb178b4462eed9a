import { useEffect, useState } from 'react';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';

/**
 * Toggles full screen for the page; the stage then covers it. It uses the page instead of the stage, so that notices
 * and dialogs of the host stay visible over a game. Renders nothing when the browser does not support full screen.
 */
export function FullScreenButton() {
  const { t } = useTranslation();
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const handleChange = () => {
      setIsFull(document.fullscreenElement !== null);
    };
    document.addEventListener('fullscreenchange', handleChange);
    return () => {
      document.removeEventListener('fullscreenchange', handleChange);
    };
  }, []);

  // The type definitions claim that every browser supports it.
  if (!(document.fullscreenEnabled as boolean | undefined)) return null;
  const handleClick = () => {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => undefined);
  };
  return (
    <Button size="sm" onClick={handleClick}>
      {isFull ? t('play.full_screen_end') : t('play.full_screen')}
    </Button>
  );
}
