export {
  fixtureLabel,
  lineLabel,
  marketKindLabel,
  marketLabel,
  oddsFormatLabel,
  periodLabel,
  phaseLabel,
  sideLabel,
  resultLabel,
  selectionLabel,
  sportLabel,
  ticketStateLabel,
  versusLabel,
} from './labels';
export type { NamedSelection } from './labels';
export { ticketKindLabel } from './ticketKindLabel';
export { useBettingTranslation } from './useBettingTranslation';
export type { BettingTranslate } from './useBettingTranslation';
export { useShareTicket } from './useShareTicket';
