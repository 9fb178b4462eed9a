/** What a piece stands on: a drawing, dark in both editions, or a card. */
export type Ground = 'art' | 'card';
