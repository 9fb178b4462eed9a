import { startPage } from '../../kit/react';
import { cardStateSchema } from '../protocol';
import { App } from './App';
import { TEXTS } from './texts';

startPage({ name: 'cards', stateSchema: cardStateSchema, texts: TEXTS, App });
