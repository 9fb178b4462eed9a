import { createContext, useContext } from 'react';
import type { HostServices } from './services';

/** Holds the services of the mounted view. `defineRemote` fills it; tests and the standalone page may too. */
export const ServicesContext = createContext<HostServices | undefined>(undefined);

/** The services of the view this component stands in. Throws outside of one, which is a mistake of the programmer. */
export function useServices(): HostServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices() needs a view mounted through defineRemote()');
  return services;
}
