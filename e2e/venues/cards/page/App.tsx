import type { Session } from '../../kit/react';
import type { CardState } from '../protocol';
import { BullTable } from './BullTable';
import { HandTable } from './HandTable';

export function App({ session }: { readonly session: Session<CardState> }) {
  return session.state.kind === 'bull' ? <BullTable session={session} /> : <HandTable session={session} />;
}
