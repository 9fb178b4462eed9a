import type { Fen } from '../../kernel';

/** One line of a published table. Its title is in the content under its id. */
export interface Prize {
  readonly id: string;
  readonly amount: Fen;
  /** Of a draw: of how many in ten thousand it comes. */
  readonly share?: number;
}
