import { startPage } from '../../kit/react';
import { tableStateSchema } from '../protocol';
import { App } from './App';
import { TEXTS } from './texts';

startPage({ name: 'baccarat', stateSchema: tableStateSchema, texts: TEXTS, App });
