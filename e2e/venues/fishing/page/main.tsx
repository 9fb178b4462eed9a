import { startPage } from '../../kit/react';
import { gameStateSchema } from '../protocol';
import { App } from './App';
import { TEXTS } from './texts';

startPage({ name: 'fishing', stateSchema: gameStateSchema, texts: TEXTS, App });
