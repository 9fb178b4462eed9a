import { createContext, useContext } from 'react';
import type { Shell } from './services/createShell';

/** What the host's own components stand on. Remotes get their scoped services from the composition instead. */
export const ShellContext = createContext<Shell | undefined>(undefined);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("the host's components need a ShellContext around them");
  return shell;
}
