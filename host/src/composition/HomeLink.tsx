import type { MouseEvent } from 'react';
import { ButtonLink } from '@site/shared/ui';
import { useComposition } from './CompositionContext';

/** A real link to home that moves without loading the document again. */
export function HomeLink({ children }: { readonly children: string }) {
  const { navigation } = useComposition().services;
  const handleClick = (event: MouseEvent) => {
    // The browser's own ways of opening a link stay.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigation.go('home', {});
  };
  return (
    <ButtonLink href={navigation.href('home', {})} onClick={handleClick}>
      {children}
    </ButtonLink>
  );
}
