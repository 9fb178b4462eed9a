import { startPage } from '../../kit/react';
import { boardSchema } from '../protocol';
import { App } from './App';
import { TEXTS } from './texts';

startPage({ name: 'esports', stateSchema: boardSchema, texts: TEXTS, App });
