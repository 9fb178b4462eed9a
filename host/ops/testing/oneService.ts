import { join } from 'node:path';
import { liveEnvironment } from '../deployment/environment';
import { createService } from '../server/createService';

/**
 * Runs the operations service in a separate process, in a folder that replaces the site's. Argument: the folder of all
 * deployments. Reports its address, accepts the origin `http://localhost:4120`, and exits with its parent.
 */
const [folder = ''] = process.argv.slice(2);
const environment = {
  ...liveEnvironment(),
  fileOf: (build: string) => join(folder, build, 'deployment.json'),
  announce: () => Promise.resolve(),
};
const service = createService(environment, { origins: ['http://localhost:4120'] });
const address = await service.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
process.once('disconnect', () => void service.close());
