import { useEffect, useState, type RefObject } from 'react';
import { Button } from '@site/shared/ui';
import { useTranslation } from '../i18n';

/** Switches an element to full screen and back. Renders nothing where the browser has no full screen. */
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

  // The typings say that every browser has it.
  if (!(document.fullscreenEnabled as boolean | undefined)) return null;
  const handleClick = () => {
    const change = isFull ? document.exitFullscreen() : of.current?.requestFullscreen();
    // Where the browser refuses, nothing changes.
    change?.catch(() => undefined);
  };
  return (
    <Button size="sm" onClick={handleClick}>
      {isFull ? t('play.full_screen_end') : t('play.full_screen')}
    </Button>
  );
}
