import { startPage } from '../../kit/react';
import { tableSchema } from '../protocol';
import { App } from './App';
import { TEXTS } from './texts';

startPage({ name: 'lottery', stateSchema: tableSchema, texts: TEXTS, App });
