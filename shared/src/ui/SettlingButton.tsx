import { useSharedTranslation } from '../i18n/useSharedTranslation';
import { useSettling } from '../input/useSettling';
import { Button, type ButtonProps } from './Button';

export interface SettlingButtonProps extends ButtonProps {
  /** Name of the effect of a press; undefined while there is none. */
  readonly meaning: string | undefined;
}

/** A button whose effect may change under the player's finger: for half a second after a change it ignores presses, and is described as changed. */
export function SettlingButton({ meaning, onClick, ...button }: SettlingButtonProps) {
  const { t } = useSharedTranslation();
  const isSettling = useSettling(meaning);
  return (
    <Button
      {...button}
      aria-disabled={isSettling || button['aria-disabled']}
      aria-description={isSettling ? t('button.changed') : button['aria-description']}
      onClick={(event) => {
        if (isSettling) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
