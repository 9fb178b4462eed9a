import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useEscape } from '@site/shared/ui';

interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Props of the element around button and panel. */
  readonly rootProps: { readonly ref: RefObject<HTMLDivElement | null>; readonly onBlur: (event: FocusEvent<HTMLDivElement>) => void };
}

/**
 * Returns the state of a panel under its button. Esc closes it and returns the focus to the button; a press outside or
 * moving the focus out closes it too.
 */
export function useDisclosure(): Disclosure {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const handlePointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handlePointer);
    return () => {
      document.removeEventListener('pointerdown', handlePointer);
    };
  }, [isOpen]);
  useEscape(isOpen, ref, () => {
    setIsOpen(false);
    ref.current?.querySelector('button')?.focus();
  });

  return {
    isOpen,
    toggle: () => {
      setIsOpen((wasOpen) => !wasOpen);
    },
    close: () => {
      setIsOpen(false);
    },
    rootProps: {
      ref,
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget && !ref.current?.contains(relatedTarget)) setIsOpen(false);
      },
    },
  };
}
