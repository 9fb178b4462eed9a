export type CoinTables = {
  coin_quote: {
    quote_id: string;
    member_id: number;
    /** RMB for one coin, 4 decimals. */
    rate: string;
    /** Network fee of a withdrawal in coins. Null for a quote from before withdrawals were quoted. */
    network_fee: string | null;
    expires_at: Date;
  };
};
