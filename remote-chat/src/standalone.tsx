import { runStandalone } from '@site/shared/standalone';
import * as remote from './remote';

runStandalone(remote, { id: 'chat', screens: { chat: {} }, widgets: { 'chat-dock': {} } });
