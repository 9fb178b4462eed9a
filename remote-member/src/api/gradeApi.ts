import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import { gradeConfigListCall, gradeInfoCall } from '@site/shared/wire/user';
import type { Grade, GradeStep, Standing } from '../vip/grade';

type WireGrade = ResponseOf<typeof gradeConfigListCall>['list'][number];

/** What every call here takes beside its own facts: the end of the wait. */
interface Ending {
  readonly signal: AbortSignal;
}

/** The ladder from its first step up; anybody may read it. Proves R-API-027. */
export async function fetchGrades(http: HttpService, { signal }: Ending): Promise<CallResult<readonly Grade[]>> {
  const result = await http.send(gradeConfigListCall, {}, { signal, failures: 'quiet' });
  return mapResult(result, ({ list }) => list.map(gradeFromWire).toSorted((a, b) => a.level - b.level));
}

/** Where the member stands, asked with the grade they are known to have. Proves R-API-026. */
export async function fetchStanding(http: HttpService, level: number, { signal }: Ending): Promise<CallResult<Standing>> {
  const result = await http.send(gradeInfoCall, { grade: level }, { signal, failures: 'quiet' });
  return mapResult(result, ({ grade, turnover, next }) => ({
    level: grade,
    turnover: fenFromWire(turnover),
    next: next && stepFromWire(next),
  }));
}

function gradeFromWire({ rebates, ...step }: WireGrade): Grade {
  const { TY, ZR, QP, DJ, CP, DZ, BY } = rebates;
  return { ...stepFromWire(step), rebates: { sport: TY, live: ZR, chess: QP, esport: DJ, lottery: CP, slot: DZ, fishing: BY } };
}

function stepFromWire({ grade, name, turnover }: Pick<WireGrade, 'grade' | 'name' | 'turnover'>): GradeStep {
  return { level: grade, name, turnover: fenFromWire(turnover) };
}
