import type { CONDITION_IDS } from '../conditionOfDay.mjs';
import { busyTab } from './busyTab';
import type { Condition } from './condition';
import { forcedColours } from './forcedColours';
import { hostileExtension } from './hostileExtension';
import { newYork } from './newYork';
import { firefox, webKit } from './otherBrowsers';
import { largeText, touch } from './phone';
import { slowNetwork } from './slowNetwork';
import { fullStorage, noStorage } from './storage';
import { traditional } from './traditional';
import { translatedPage } from './translatedPage';

export type { Condition } from './condition';

export type ConditionId = (typeof CONDITION_IDS)[number];

export const CONDITIONS: Readonly<Record<ConditionId, Condition>> = {
  plain: { name: 'Chromium' },
  'new-york': newYork,
  traditional,
  'translated-page': translatedPage,
  touch,
  'forced-colours': forcedColours,
  'large-text': largeText,
  'no-storage': noStorage,
  'full-storage': fullStorage,
  'hostile-extension': hostileExtension,
  'slow-network': slowNetwork,
  'busy-tab': busyTab,
  firefox,
  webkit: webKit,
};
