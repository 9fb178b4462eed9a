import type { Fen } from '../../kernel';

/** Line of a published table. The content has its title under its id. */
export interface Prize {
  readonly id: string;
  readonly amount: Fen;
  /** Share of a draw prize in ten thousand. */
  readonly share?: number;
}
