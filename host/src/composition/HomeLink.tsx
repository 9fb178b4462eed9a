import type { MouseEvent } from 'react';
import { isPlainClick } from '@site/shared/contract/isPlainClick';
import { ButtonLink } from '@site/shared/ui';
import { useComposition } from './CompositionContext';

/** Renders a link to home that navigates without a page load. */
export function HomeLink({ children }: { readonly children: string }) {
  const { navigation } = useComposition().services;
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigation.go('home', {});
  };
  return (
    <ButtonLink href={navigation.href('home', {})} onClick={handleClick}>
      {children}
    </ButtonLink>
  );
}
