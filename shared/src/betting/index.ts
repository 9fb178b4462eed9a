export { resultFromWire, VOID_REASONS } from './betResult';
export type { BetResult, VoidReason } from './betResult';
export { formatLine, lineFor, parseLine } from './line';
export type { Quarters } from './line';
export { MARKET_PHASES, marketPhaseToWire, parseMarketPhase } from './marketPhase';
export type { MarketPhase } from './marketPhase';
export { findMarketType, marketFromWire } from './marketTable';
export type { MarketDetails } from './marketTable';
export type { MarketKind, MarketPeriod, MarketType, MarketUnit } from './marketType';
export type {
  Market,
  MarketKey,
  MarketState,
  Match,
  MatchClock,
  MatchStatus,
  OfferedPrice,
  PartScore,
  Score,
  Selection,
  Team,
} from './match';
export { priceIn, priceMove } from './offeredPrice';
export type { Side } from './side';
export { selectionCode, selectionKey } from './selectionKey';
export type { SelectionCode, SelectionKey } from './selectionKey';
export { gradeAbandoned, gradeLeg, settleOutright, settleParlay, settleSingle, settleSystem } from './settlement';
export type { AcceptedLeg, DecidedLeg, LegGrade, LegResult, ReachedPart, ReachedScore, Settled } from './settlement';
export { slipEntryShape } from './slipEntryShape';
export type { SlipEntryShape } from './slipEntryShape';
export { parseSport, SPORTS, sportToWire } from './sport';
export type { Sport } from './sport';
export { matchIdOfLeg, type DeadHeat, type Ticket, type TicketLeg, type TicketState } from './ticket';
export { scoreFromWire, ticketFromWire } from './ticketCodec';
