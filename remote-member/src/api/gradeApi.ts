import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import { gradeConfigListCall, gradeInfoCall } from '@site/shared/wire/user';
import type { Grade, Standing } from '../vip/grade';

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
    next: next && gradeFromWire(next),
  }));
}

function gradeFromWire({ grade, name, turnover }: { readonly grade: number; readonly name: string; readonly turnover: string }): Grade {
  return { level: grade, name, turnover: fenFromWire(turnover) };
}
