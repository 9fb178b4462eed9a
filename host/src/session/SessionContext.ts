import { createContext, useContext } from 'react';
import type { HostSession } from './createSession';
import type { SignInControl } from './createSignIn';

export interface SessionControls {
  readonly session: HostSession;
  readonly signIn: SignInControl;
}

export const SessionContext = createContext<SessionControls | undefined>(undefined);

export function useSession(): SessionControls {
  const controls = useContext(SessionContext);
  if (!controls) throw new Error("the host's components need a SessionContext around them");
  return controls;
}
