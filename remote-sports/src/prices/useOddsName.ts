import { useMemo } from 'react';
import { marketLabel, useBettingTranslation, versusLabel, type Market, type NamedSelection } from '@site/shared/betting';

/** Puts together what a price button is called: the match and the market, then what is given. */
export function useOddsName(
  { home, away }: Pick<NamedSelection, 'home' | 'away'>,
  { type }: Market,
): (...parts: readonly (string | undefined)[]) => string {
  const { t } = useBettingTranslation();
  return useMemo(() => {
    const place = `${versusLabel({ home, away }, t)} ${marketLabel(type, t)}`;
    return (...parts) => [place, ...parts].filter((part) => part !== undefined).join(' ');
  }, [home, away, type, t]);
}
