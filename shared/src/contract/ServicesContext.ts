import { createContext, useContext } from 'react';
import type { HostServices } from './services';

/**
 * Context with the services of the mounted view. `defineRemote` provides it; tests and the standalone page may provide
 * it too.
 */
export const ServicesContext = createContext<HostServices | undefined>(undefined);

/** Returns the services of the surrounding view. Throws outside of a view, which is a programming error. */
export function useServices(): HostServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices() needs a view mounted through defineRemote()');
  return services;
}
