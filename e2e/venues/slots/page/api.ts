import type { Answer, Post } from '../../kit/page/api';
import {
  drawingsSchema,
  gameStateSchema,
  sessionSchema,
  spinAnswerSchema,
  type Drawings,
  type GameState,
  type SpinAnswer,
  type SpinRequest,
} from '../protocol';

export interface GameApi {
  /** Loads the pictures of a game; needs no session. */
  drawings(gameCode: string): Promise<Answer<Drawings>>;
  open(ticket: string): Promise<Answer<{ readonly token: string; readonly state: GameState }>>;
  state(token: string): Promise<Answer<GameState>>;
  spin(token: string, request: SpinRequest): Promise<Answer<SpinAnswer>>;
}

export function createApi(post: Post): GameApi {
  return {
    drawings: (gameCode) => post(drawingsSchema, '/api/drawings', { gameCode }),
    open: (ticket) => post(sessionSchema, '/api/session', { ticket }),
    state: (token) => post(gameStateSchema, '/api/state', {}, token),
    spin: (token, request) => post(spinAnswerSchema, '/api/spin', request, token),
  };
}
