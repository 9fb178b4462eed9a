import { marketLabel, useBettingTranslation, versusLabel, type Market, type NamedSelection } from '@site/shared/betting';

/** Puts together what a price button is called: the match and the market, then what is given. */
export function useOddsName(
  match: Pick<NamedSelection, 'home' | 'away'>,
  market: Market,
): (...parts: readonly (string | undefined)[]) => string {
  const { t } = useBettingTranslation();
  return (...parts) => [versusLabel(match, t), marketLabel(market.type, t), ...parts].filter((part) => part !== undefined).join(' ');
}
