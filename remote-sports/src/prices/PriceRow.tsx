import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from '../i18n';
import { STAKE_KEY } from './usePriceFocus';

/** Prices side by side, and the controls among them: a toolbar between whose controls the arrow keys of `usePriceFocus` move. */
export function PriceRow(props: ComponentPropsWithoutRef<'div'>) {
  const { t } = useTranslation();
  return <div role="toolbar" aria-label={t('board.prices')} aria-keyshortcuts={STAKE_KEY} data-roving-row {...props} />;
}
