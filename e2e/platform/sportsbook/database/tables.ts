import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { BuilderRefusal } from '../pricing/builder/builderRefusal';
import type { AcceptancePolicy } from '../bet-acceptance/decideAcceptance';
import type { OddsType } from '../exact-arithmetic/price';
import type { ResultFacts } from '../settlement/resultFacts';
import type { Goals, Happening, PartScore, Side } from '../simulator/course';
import type { Sport } from '../simulator/sport';

/** Prices fixed by a test suite, by `r`. */
export type FixedPrices = Readonly<Record<string, string>>;

/** Mode of a bet. `builder` is several selections of one match with one common price. */
export type BetMode = 'single' | 'parlay' | 'system' | 'builder';

/** Selection of a quote or ticket, as it was when shown or taken. */
export interface ShownSelection {
  readonly gameId: string;
  readonly w: string;
  readonly r: string;
  readonly state: 'open' | 'suspended' | 'closed';
  /** Reason why it is closed, if known. */
  readonly refused?: 'decided';
  readonly ratio: string;
  readonly strong: 'H' | 'C' | '';
  readonly oddsType: OddsType;
  readonly ior: string;
  /** Score the player saw, for a bet in play. */
  readonly score: Goals | null;
  /** Bounds of the stake if it is bet alone, as wire money. */
  readonly min: string;
  readonly max: string;
  /** Counted event, when it is not goals or points. */
  readonly of?: 'corners' | 'cards';
  /** Name of the competitor in an outright. */
  readonly name?: string;
}

/** Bounds of a parlay's stake or a system's unit stake, as wire money. */
export interface WholeBounds {
  readonly min: string;
  readonly max: string;
}

/**
 * Quoted price of a builder: a European price, or an empty string with the reason of the refusal and the leg that
 * caused it.
 */
export interface QuotedTogether {
  readonly ior: string;
  readonly refused?: BuilderRefusal;
  readonly leg?: number;
}

/** Score of a match in play at the time of a cash-out quote. */
export interface SeenScore extends Goals {
  readonly gameId: number;
}

/** Match time of a match in play at which a cash-out request arrived. */
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
    /** Time from which the match is on the board. */
    listed_at: Date;
    home_rate: number;
    away_rate: number;
    seed: number;
    kind: 'natural' | 'scripted';
    /** Match time was `anchor_elapsed` at `anchor_at` and runs `speed` times as fast as the clock. */
    anchor_at: Date;
    anchor_elapsed: number;
    speed: number;
    /** Counter that rises with every change of the row, its reported events and fixed prices. */
    revision: Generated<number>;
    ended_as: 'finished' | 'abandoned' | null;
    ended_at: Date | null;
    final_home: number | null;
    final_away: number | null;
    half_home: number | null;
    half_away: number | null;
    /** Facts that settle markets beyond the score, stored when the match ends. */
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
    /** Points of a goal, when they differ from the usual number. */
    amount: number | null;
    /** Parts of a reported score. */
    parts: JSONColumnType<readonly PartScore[]> | null;
    /** Winners in a reported result of an outright. */
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
    /** Requested odds type; entries of markets that are always European carry their own `E`. */
    odds_type: OddsType;
    entries: JSONColumnType<readonly ShownSelection[]>;
    /** Sizes of the lines of a system; null in the other modes. */
    folds: JSONColumnType<readonly number[]> | null;
    /** Bounds of the whole bet; null for a single, whose bounds are those of its entry. */
    whole: JSONColumnType<WholeBounds> | null;
    /** Quoted price of a builder; null in the other modes. */
    together: JSONColumnType<QuotedTogether> | null;
    created_at: Date;
    expires_at: Date;
    /** Key of the placement that used the quote. */
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
    /** Business day as whole days of Shanghai time since 1970; after the acceptance, the day of the acceptance. */
    business_day: number;
    /** Typed stake; for a system the unit stake. */
    stake: bigint;
    /** Sizes of the lines of a system; null in the other modes. */
    folds: JSONColumnType<readonly number[]> | null;
    /** Number of times the stake is bet: 1, or the number of lines of a system. */
    lines: Generated<number>;
    /** European price of a builder, while confirming the shown one; null in the other modes. */
    together: string | null;
    risk: bigint;
    to_win: bigint;
    /** Ledger reference of the ticket's hold. */
    hold_reference: string;
    payout: bigint | null;
    result: string | null;
    placed_at: Date;
    /** End of the danger window, for a bet in play. */
    deadline: Date | null;
    accepted_at: Date | null;
    /** Time of settlement, or of payment for a cashed-out ticket. */
    settled_at: Date | null;
    /** Valid turnover in fen; null until all tickets that settle on the same facts are settled. */
    turnover: bigint | null;
    /** Ticket from which this part was split when it was cashed out; the stake of that ticket was reduced. */
    part_of: string | null;
    /** Number of withdrawn settlements, which is part of the ledger key of the next one. */
    restores: Generated<number>;
  };
  sb_ticket_leg: {
    ticket_id: string;
    position: number;
    game_id: number;
    /** Selection as the player saw it; the other columns contain what was taken. */
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
    /**
     * Stake that is paid for, and the ticket's stake at that time; null in quotes for whole tickets from before partial
     * cash-out existed.
     */
    stake: bigint | null;
    of_stake: bigint | null;
    /** Scores of the open legs in play. */
    scores: JSONColumnType<readonly SeenScore[]>;
    created_at: Date;
    expires_at: Date;
    /** Key of the cash-out that used the quote. */
    used_by: string | null;
  };
  sb_cash_out: {
    member_id: number;
    key: string;
    state: 'pending' | 'paid' | 'refused';
    quote_id: string;
    ticket_id: string;
    /** Match times at which the request arrived, for matches in play; they decide whether it is late. */
    received: JSONColumnType<readonly SeenElapsed[]>;
    reason: string | null;
    offer_quote_id: string | null;
    /** Ticket id of the paid part; null for the whole ticket. */
    part_id: string | null;
    /** Target of an automatic cash-out; null when the player requested it. */
    target: bigint | null;
    created_at: Date;
    /** End of the danger window of a pending cash-out. */
    deadline: Date | null;
  };
  /** Open tickets with an automatic cash-out target. */
  sb_auto_cash_out: {
    ticket_id: string;
    member_id: number;
    target: bigint;
    set_at: Date;
  };
};
