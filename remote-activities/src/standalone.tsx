import { runStandalone } from '@site/shared/standalone';
import * as remote from './remote';

runStandalone(remote, { id: 'activities', screens: { discount: {} } });
