export { businessDayOf, type BusinessDay } from './businessDay';
export type { Cashier, CashierOrder } from './cashier';
export type { Clock, ControlledClock } from './clock';
export { createClock } from './clock';
export { correlationId, withCorrelation } from './correlation';
export type { Crashpoints } from './crashpoints';
export { CrashpointReached, NO_CRASHPOINTS } from './crashpoints';
export { createKeys, type KeyOf } from './createKeys';
export { createRateLimit, type RateLimit, type RateWindow } from './createRateLimit';
export { readDayRate } from './dayRate';
export type { Db, NoTables, Reader, Trx } from './db';
export type { Fen } from './fen';
export { fen, formatYuan, formatYuanInText, negate, parseYuan, ZERO_FEN } from './fen';
export { createKeyedRequests } from './idempotency/createKeyedRequests';
export { createKeyScope, isUsedKey, parseKey, type KeyScopeName } from './idempotency/idempotency';
export { idempotencyMigrations } from './idempotency/idempotencyMigrations';
export type { CatalogueGame, GameServers, GameServersPlan } from './gameServer';
export type { IdentityCheck, IdentityStanding } from './identity';
export type {
  AccountRef,
  HoldOutcome,
  HoldRequest,
  Ledger,
  LedgerLine,
  MemberBalance,
  PayOutRequest,
  PoolBalance,
  Posting,
  PostingOutcome,
  ReleaseRequest,
  RestoreRequest,
  SettleRequest,
  SplitRequest,
  TransferKind,
  VenueBalance,
} from './ledger';
export { makeNumber } from './makeNumber';
export type { Language } from './language';
export type { Log } from './log';
export { SILENT_LOG } from './log';
export type { Member, MemberId } from './member';
export type { PasswordCheck, PayoutAccount, PayoutAccounts, WithdrawalPassword } from './payout';
export { PlatformError } from './platformError';
export type { Protection } from './protection';
export type { Bus, Leadership, Subscriber } from './processes';
export { hashSecret, makeSecret } from './secret';
export { plainAnswer, SharedAnswer } from './sharedAnswer';
export type {
  CreateSportsbook,
  MigrationSet,
  NamesIn,
  OddsHub,
  OddsLine,
  OpenRisk,
  ResourceCall,
  SandboxCommand,
  Sportsbook,
  SportsbookDependencies,
  TicketNow,
} from './sportsbook';
export { STREAM_CLOSING, STREAM_COMPRESSION, STREAM_LIMITS } from './streamLimits';
export { TooOftenError } from './tooOften';
export { inTransaction, retryAborted } from './transaction';
export type {
  CreditResult,
  DebitResult,
  JackpotTier,
  LocalName,
  OpenRound,
  Pools,
  Round,
  RoundDecision,
  RoundReport,
  RoundResult,
  VenueBank,
  VenueSession,
} from './venueBank';
