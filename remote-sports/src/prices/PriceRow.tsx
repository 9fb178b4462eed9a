import type { ComponentPropsWithoutRef } from 'react';
import { useServices } from '@site/shared/contract';
import { preloadModule } from '@site/shared/ui';
import { useTranslation } from './texts';
import { loadSlipBody } from '../slip-dock/LazySlipBody';
import { STAKE_KEY } from './usePriceFocus';

/**
 * Prices side by side, and the controls among them: a toolbar between whose controls the arrow keys of `usePriceFocus` move. What the press of a
 * price will show is fetched when the pointer, a finger or the focus comes to them.
 */
export function PriceRow(props: ComponentPropsWithoutRef<'div'>) {
  const { t } = useTranslation();
  const { session } = useServices();
  // A guest's press asks for the login.
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
