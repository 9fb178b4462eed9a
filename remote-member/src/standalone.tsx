import { runStandalone } from '@site/shared/standalone';
import * as remote from './remote';

runStandalone(remote, { id: 'member', screens: { userinfo: {}, vip: {}, betRecord: {} }, widgets: { 'inbox-badge': {}, 'vip-card': {} } });
