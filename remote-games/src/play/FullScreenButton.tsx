import { useEffect, useState } from 'react';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';

/**
 * Switches the page to full screen and back; the stage then covers it. It is the page and not the stage, so that what the host shows over a game, such as
 * its notices and questions, is seen in full screen too. Renders nothing where the browser has no full screen.
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

  // The typings say that every browser has it.
  if (!(document.fullscreenEnabled as boolean | undefined)) return null;
  const handleClick = () => {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Where the browser refuses, nothing changes.
    change.catch(() => undefined);
  };
  return (
    <Button size="sm" onClick={handleClick}>
      {isFull ? t('play.full_screen_end') : t('play.full_screen')}
    </Button>
  );
}
