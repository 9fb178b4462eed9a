import type { GroupId } from '../i18n';
import type { KitSection } from '../KitSection';
import { ACTIONS } from './actions';
import { CHARTS } from './charts';
import { CHOICES } from './choices';
import { DISPLAY } from './display';
import { DRAWINGS } from './drawings';
import { FEEDBACK } from './feedback';
import { ICONS } from './icons';
import { INPUTS } from './inputs';
import { NAVIGATION } from './navigation';

/** Table of contents of the page. */
export const GROUPS: readonly { readonly id: GroupId; readonly sections: readonly KitSection[] }[] = [
  { id: 'actions', sections: ACTIONS },
  { id: 'inputs', sections: INPUTS },
  { id: 'choices', sections: CHOICES },
  { id: 'navigation', sections: NAVIGATION },
  { id: 'feedback', sections: FEEDBACK },
  { id: 'display', sections: DISPLAY },
  { id: 'charts', sections: CHARTS },
  { id: 'drawings', sections: DRAWINGS },
  { id: 'icons', sections: ICONS },
];
