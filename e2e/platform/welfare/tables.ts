export type WelfareTables = {
  /** Who has exchanged points under which key. */
  point_exchange: {
    member_id: number;
    key: string;
    /** Null, like the next two: a tombstone. The key was asked about before it arrived, and nothing will be exchanged under it. */
    exchange_id: string | null;
    points: number | null;
    /** What was left after it. */
    points_left: number | null;
    created_at: Date;
  };
};
