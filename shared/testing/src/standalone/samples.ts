import type { StreamChannel } from '@site/shared/contract/services';
import type { Call } from '@site/shared/wire/call';
import { balanceCall } from '@site/shared/wire/balance';
import { loginCall } from '@site/shared/wire/login';
import { memberInfoCall } from '@site/shared/wire/user';

/** Answer of one call while no platform is running. Created by `aSample`. */
export interface CallSample {
  readonly path: string;
  readonly answer: (request: never) => unknown;
}

/** Returns the messages that a channel sends in reply to each message of the view. */
export type StreamSample = (message: unknown) => readonly unknown[];

/**
 * Sample answers for a remote's page while no platform is running. The remote defines them in its `testing/samples.ts`.
 */
export interface Samples {
  readonly calls: readonly CallSample[];
  readonly streams?: Partial<Readonly<Record<StreamChannel, StreamSample>>>;
}

/**
 * Creates a sample answer: data, or a function of the request that returns undefined if there is no answer. The call's
 * own schema checks it on every use.
 *
 * @example aSample(paymentTypesCall, { list: [aPaymentType()] })
 */
export function aSample<Request, Response>(
  { path }: Pick<Call<Request, Response>, 'path' | 'request' | 'response'>,
  answer: Response | ((request: Request) => Response),
): CallSample {
  return { path, answer: typeof answer === 'function' ? (answer as (request: Request) => Response) : () => answer };
}

/** Samples for signing in the sample member, used by every remote. */
export const HOST_SAMPLES: readonly CallSample[] = [
  aSample(loginCall, { token: 'sample', userId: '10001' }),
  aSample(memberInfoCall, {
    userId: '10001',
    name: 'player1',
    bindPhone: true,
    bindRealName: true,
    phone: '138****1111',
    email: '',
    realName: '',
    gender: '',
    birthday: '1990-06-12',
    registerDate: '2023-04-18',
    hasSecondPassword: true,
    vipLevel: 6,
  }),
  aSample(balanceCall, () => ({ balance: '1000.00', lockMoney: '0.00', asOf: Date.now() })),
];
