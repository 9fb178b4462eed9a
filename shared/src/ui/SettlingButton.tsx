import { useId, type MouseEventHandler } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { useSettling } from './input/useSettling';
import { Button, type ButtonProps, ButtonLink, type ButtonLinkProps, cx } from '@site/shared/ui/essentials';
import { VisuallyHidden } from './VisuallyHidden';

export interface SettlingButtonProps extends ButtonProps {
  /** Name of the effect of a press; undefined while a press has no effect. */
  readonly meaning: string | undefined;
  /**
   * Effect of a press at this place before the button was mounted, such as that of the button which opened a
   * confirmation. Default: none.
   */
  readonly before?: string | undefined;
  /** Address that a press opens. The button is then a link, without the properties that only a `<button>` has. */
  readonly link?: Pick<ButtonLinkProps, 'href' | 'onClick'> | undefined;
}

/**
 * Renders a button whose effect may change while the player presses it: it ignores presses that start before a change
 * or within half a second after it. A live region announces the change, because screen readers do not announce a
 * changed description of the focused element. A hidden button is not rendered, but its last effect is remembered.
 */
export function SettlingButton({ meaning, before, link, hidden, onClick, ...button }: SettlingButtonProps) {
  const { t } = useSharedTranslation();
  const noteId = useId();
  const { isSettling, handlers, isMeant } = useSettling(meaning, before);
  const { variant, size, block, icon, className, children } = button;
  const state = {
    'aria-disabled': isSettling || button['aria-disabled'],
    ...handlers,
    'aria-describedby': cx(button['aria-describedby'], isSettling && noteId) || undefined,
  };
  function whenMeant<At extends Element>(handle: MouseEventHandler<At> | undefined): MouseEventHandler<At> {
    return (event) => {
      if (isMeant(event)) handle?.(event);
      else event.preventDefault();
    };
  }

  return (
    <>
      {hidden ? null : link ? (
        <ButtonLink {...{ variant, size, block, icon, className }} {...state} href={link.href} onClick={whenMeant(link.onClick)}>
          {children}
        </ButtonLink>
      ) : (
        <Button {...button} {...state} onClick={whenMeant(onClick)} />
      )}
      <VisuallyHidden>
        <span id={noteId} aria-live="polite">
          {isSettling && t('button.changed')}
        </span>
      </VisuallyHidden>
    </>
  );
}
