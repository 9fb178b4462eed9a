import type { ReactNode } from 'react';
import type { Shell } from './createShell';
import { DisplayContext } from './edition/DisplayContext';
import { OverlaysContext } from './overlays/OverlaysContext';
import { RoutingContext } from './routing/RoutingContext';
import { ShellContext } from './services/ShellContext';
import { SessionContext } from './session/SessionContext';

/** Provides the services of the shell to the components of each folder. */
export function ShellProvider({ shell, children }: { readonly shell: Shell; readonly children: ReactNode }) {
  return (
    <ShellContext value={shell}>
      <DisplayContext value={shell}>
        <OverlaysContext value={shell.overlays}>
          <SessionContext value={shell}>
            <RoutingContext value={shell}>{children}</RoutingContext>
          </SessionContext>
        </OverlaysContext>
      </DisplayContext>
    </ShellContext>
  );
}
