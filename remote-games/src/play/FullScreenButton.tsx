import { useEffect, useState, type RefObject } from 'react';
import { Button } from '@site/shared/ui';
import { useTranslation } from '../i18n';

/** Fills the device's screen with an element, and gives it back. Not there where the browser cannot. */
export function FullScreenButton({ of }: { readonly of: RefObject<HTMLElement | null> }) {
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

  // The typings do not know of browsers that lack it.
  if (!(document.fullscreenEnabled as boolean | undefined)) return null;
  const handleClick = () => {
    const change = isFull ? document.exitFullscreen() : of.current?.requestFullscreen();
    // Refused by the browser, everything stays as it is.
    change?.catch(() => undefined);
  };
  return (
    <Button size="sm" onClick={handleClick}>
      {isFull ? t('play.full_screen_end') : t('play.full_screen')}
    </Button>
  );
}
