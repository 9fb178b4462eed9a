import type { ComponentPropsWithoutRef } from 'react';
import { useServices } from '@site/shared/contract';
import { preloadModule } from '@site/shared/ui';
import { useTranslation } from './texts';
import { loadSlipBody } from '../slip-dock/LazySlipBody';
import { STAKE_KEY } from './usePriceFocus';

/**
 * Renders prices and their controls as a toolbar with the arrow-key navigation of `usePriceFocus`. On hover, touch or
 * focus it prefetches what the press of a price will show.
 */
export function PriceRow(props: ComponentPropsWithoutRef<'div'>) {
  const { t } = useTranslation();
  const { session } = useServices();
  // Prefetch only for members, because a guest's press opens the login.
  const warmSlip = () => {
    if (session.isSignedIn.get()) preloadModule(loadSlipBody);
  };
  return (
    <div
      role="toolbar"
      aria-label={t('odds.prices')}
      aria-keyshortcuts={STAKE_KEY}
      data-roving-row
      onPointerOver={warmSlip}
      onFocus={warmSlip}
      {...props}
    />
  );
}
