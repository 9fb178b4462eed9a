import { runStandalone } from '@site/shared/standalone';
import * as remote from './remote';

runStandalone(remote, { id: 'games', screens: { venues: { category: 'TY' } } });
