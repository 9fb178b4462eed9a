import AL from './AL.svg';
import AT from './AT.svg';
import BE from './BE.svg';
import CH from './CH.svg';
import CZ from './CZ.svg';
import DE from './DE.svg';
import DK from './DK.svg';
import ES from './ES.svg';
import FR from './FR.svg';
import GB_ENG from './GB-ENG.svg';
import GB_SCT from './GB-SCT.svg';
import GE from './GE.svg';
import HR from './HR.svg';
import HU from './HU.svg';
import IT from './IT.svg';
import NL from './NL.svg';
import PL from './PL.svg';
import PT from './PT.svg';
import RO from './RO.svg';
import RS from './RS.svg';
import SI from './SI.svg';
import SK from './SK.svg';
import TR from './TR.svg';
import UA from './UA.svg';

/**
 * Available flags by nation code. Each is 36 × 24 units regardless of its official proportions; a shield stands for a
 * coat of arms.
 */
export const FLAGS = {
  FR,
  ES,
  'GB-ENG': GB_ENG,
  DE,
  PT,
  NL,
  IT,
  BE,
  HR,
  DK,
  CH,
  AT,
  TR,
  RS,
  PL,
  UA,
  CZ,
  'GB-SCT': GB_SCT,
  HU,
  RO,
  SK,
  SI,
  GE,
  AL,
} as const satisfies Readonly<Record<string, string>>;

export type Nation = keyof typeof FLAGS;
