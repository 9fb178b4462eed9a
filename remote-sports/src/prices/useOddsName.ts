import { useMemo } from 'react';
import { type Market } from '@site/shared/betting';
import { marketLabel, useBettingTranslation, versusLabel, type NamedSelection } from '@site/shared/ui/betting';

/** Returns a function that builds the accessible name of a price button: match and market, then the given parts. */
export function useOddsName(
  { home, away }: Pick<NamedSelection, 'home' | 'away'>,
  { type }: Market,
): (...parts: readonly (string | undefined)[]) => string {
  const { t } = useBettingTranslation();
  return useMemo(() => {
    const prefix = `${versusLabel({ home, away }, t)} ${marketLabel(type, t)}`;
    return (...parts) => [prefix, ...parts].filter((part) => part !== undefined).join(' ');
  }, [home, away, type, t]);
}
