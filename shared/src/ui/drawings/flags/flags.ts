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

/** The flags that are drawn, by the code of their nation: 36 × 24 units, whatever the country says of its shape; a shield stands for the arms. */
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

/** Nations whose flag is drawn, by their code. */
export type Nation = keyof typeof FLAGS;
