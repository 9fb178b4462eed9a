import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { BuilderRefusal } from '../pricing/builder/builderRefusal';
import type { AcceptancePolicy } from '../bet-acceptance/decideAcceptance';
import type { OddsType } from '../exact-arithmetic/price';
import type { ResultFacts } from '../settlement/resultFacts';
import type { Goals, Happening, PartScore, Side } from '../simulator/course';
import type { Sport } from '../simulator/sport';

/** A price a suite has fixed, by `r`. */
export type FixedPrices = Readonly<Record<string, string>>;

/** `builder`: several selections of one match, at one price for all of them. */
export type BetMode = 'single' | 'parlay' | 'system' | 'builder';

/** A line of a quote or ticket as it was when it was shown or taken. */
export interface ShownSelection {
  readonly gameId: string;
  readonly w: string;
  readonly r: string;
  readonly state: 'open' | 'suspended' | 'closed';
  /** Why it is closed, where that is known. */
  readonly refused?: 'decided';
  readonly ratio: string;
  readonly strong: 'H' | 'C' | '';
  readonly oddsType: OddsType;
  readonly ior: string;
  /** In play: the score the player saw. */
  readonly score: Goals | null;
  /** Bounds of the stake, were it bet on alone; wire money. */
  readonly min: string;
  readonly max: string;
  /** What is counted where it is not goals or points. */
  readonly of?: 'corners' | 'cards';
  /** The competitor of an outright. */
  readonly name?: string;
}

/** Bounds of the stake of a parlay, or of the unit stake of a system; wire money. */
export interface WholeBounds {
  readonly min: string;
  readonly max: string;
}

/** What the legs of a builder were quoted together: a European price, empty where they are refused, then why and because of which leg. */
export interface QuotedTogether {
  readonly ior: string;
  readonly refused?: BuilderRefusal;
  readonly leg?: number;
}

/** The score of a match in play, as a cash-out was quoted on it. */
export interface SeenScore extends Goals {
  readonly gameId: number;
}

/** When a cash-out arrived, in the time of a match in play. */
export interface SeenElapsed {
  readonly gameId: number;
  readonly elapsed: number;
}

export type TicketState = 'confirming' | 'open' | 'settled' | 'rejected' | 'cashed-out';

export type SportsbookTables = {
  sb_match: {
    game_id: number;
    sport: Sport;
    league_id: number;
    league: string;
    home_id: number;
    home: string;
    away_id: number;
    away: string;
    starts_at: Date;
    /** From then on it is on the board. */
    listed_at: Date;
    home_rate: number;
    away_rate: number;
    seed: number;
    kind: 'natural' | 'scripted';
    /** Match time was `anchor_elapsed` at `anchor_at` and runs `speed` times as fast as the clock. */
    anchor_at: Date;
    anchor_elapsed: number;
    speed: number;
    /** Rises with every change of the row, its reported events and fixed prices. */
    revision: Generated<number>;
    ended_as: 'finished' | 'abandoned' | null;
    ended_at: Date | null;
    final_home: number | null;
    final_away: number | null;
    half_home: number | null;
    half_away: number | null;
    /** What markets beyond the score are settled on, written down with the end. */
    end_facts: JSONColumnType<ResultFacts> | null;
  };
  sb_match_event: {
    id: GeneratedAlways<bigint>;
    game_id: number;
    kind: Happening['kind'];
    side: Side | null;
    at: number;
    seen_at: number;
    score: JSONColumnType<Goals> | null;
    half: JSONColumnType<Goals> | null;
    /** Of a goal: how many points it is where it is not the usual number. */
    amount: number | null;
    /** Of a reported score. */
    parts: JSONColumnType<readonly PartScore[]> | null;
    /** Of a reported result of an outright. */
    winners: JSONColumnType<readonly number[]> | null;
  };
  sb_fixed_market: {
    game_id: number;
    line_game_id: string;
    w: string;
    ratio: string | null;
    strong: 'H' | 'C' | '' | null;
    state: 'open' | 'suspended' | 'closed' | null;
    prices: JSONColumnType<FixedPrices>;
  };
  sb_quote: {
    quote_id: string;
    member_id: number;
    mode: BetMode;
    /** As asked for; entries of markets that never switch carry `E` of their own. */
    odds_type: OddsType;
    entries: JSONColumnType<readonly ShownSelection[]>;
    /** Sizes of the lines of a system; null in the other modes. */
    folds: JSONColumnType<readonly number[]> | null;
    /** Null of a single, whose bounds are those of its entry. */
    whole: JSONColumnType<WholeBounds> | null;
    /** Of a builder; null in the other modes. */
    together: JSONColumnType<QuotedTogether> | null;
    created_at: Date;
    expires_at: Date;
    /** Key of the placement that has used it up. */
    used_by: string | null;
  };
  sb_placement: {
    member_id: number;
    key: string;
    state: 'pending' | 'accepted' | 'rejected';
    ticket_id: string | null;
    reason: string | null;
    offer_quote_id: string | null;
    created_at: Date;
  };
  sb_ticket: {
    ticket_id: string;
    member_id: number;
    key: string;
    mode: BetMode;
    state: TicketState;
    policy: AcceptancePolicy;
    odds_type: OddsType;
    payout_class: string;
    /** Whole days of Shanghai time since 1970; of the acceptance once there is one. */
    business_day: number;
    /** As typed; of a system the unit stake. */
    stake: bigint;
    /** Sizes of the lines of a system; null in the other modes. */
    folds: JSONColumnType<readonly number[]> | null;
    /** How often the stake is bet: 1, or the lines of a system. */
    lines: Generated<number>;
    /** The European price of a builder, while it is confirming as it was shown; null in the other modes. */
    together: string | null;
    risk: bigint;
    to_win: bigint;
    /** The ledger's reference of what is held for it. */
    hold_reference: string;
    payout: bigint | null;
    result: string | null;
    placed_at: Date;
    /** In play: the end of the danger window. */
    deadline: Date | null;
    accepted_at: Date | null;
    /** Of a cashed-out ticket when it was paid. */
    settled_at: Date | null;
    /** Valid turnover in fen; null until all tickets that settle on the same facts are settled. */
    turnover: bigint | null;
    /** The ticket it was a part of until it was paid early; its stake left that one. */
    part_of: string | null;
    /** How many settlements were taken back: each settlement is posted under a key of its own. */
    restores: Generated<number>;
  };
  sb_ticket_leg: {
    ticket_id: string;
    position: number;
    game_id: number;
    /** As the player saw it; the other columns hold what was taken. */
    shown: JSONColumnType<ShownSelection>;
    line_game_id: string;
    w: string;
    r: string;
    odds_type: OddsType;
    ior: string;
    ratio: string;
    strong: 'H' | 'C' | '';
    /** Match time at which the bet arrived; null before the match. */
    received_elapsed: number | null;
    bet_home: number | null;
    bet_away: number | null;
    result: string | null;
  };
  sb_cash_out_quote: {
    quote_id: string;
    member_id: number;
    ticket_id: string;
    amount: bigint;
    /** What is paid for, and the stake of the ticket then; null in quotes of the whole from before there were parts. */
    stake: bigint | null;
    of_stake: bigint | null;
    /** Of the open legs in play. */
    scores: JSONColumnType<readonly SeenScore[]>;
    created_at: Date;
    expires_at: Date;
    /** Key of the cash-out that has used it up. */
    used_by: string | null;
  };
  sb_cash_out: {
    member_id: number;
    key: string;
    state: 'pending' | 'paid' | 'refused';
    quote_id: string;
    ticket_id: string;
    /** In play: when it arrived, by match; what counts for "late". */
    received: JSONColumnType<readonly SeenElapsed[]>;
    reason: string | null;
    offer_quote_id: string | null;
    /** The part that was paid, which is a ticket of its own; null where it was the whole. */
    part_id: string | null;
    /** What the ticket was to be worth, where the platform asked for it by itself. */
    target: bigint | null;
    created_at: Date;
    /** The end of the danger window of one that is pending. */
    deadline: Date | null;
  };
  /** Open tickets that the platform cashes out by itself. */
  sb_auto_cash_out: {
    ticket_id: string;
    member_id: number;
    target: bigint;
    set_at: Date;
  };
};
