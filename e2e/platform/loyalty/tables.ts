export type WelfareTables = {
  point_exchange: {
    exchange_id: string;
    member_id: number;
    points: number;
    /** What was left after it. */
    points_left: number;
    created_at: Date;
  };
};
