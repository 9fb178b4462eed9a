/** The one address of the sports wire (decision 41): all its calls go there with `{ method, enName, Request }`. */
import { defineCall, type Call } from './call';
import { instantSchema, secretSchema, wordSchema } from './common';
import type { Schema } from './schema';
import * as z from './zod';

/** One method of the resource call. */
export interface ResourceMethod<Request, Response> {
  readonly method: string;
  readonly request: Schema<Request>;
  readonly response: Schema<Response>;
  readonly effect: Call<Request, Response>['effect'];
}

/** Declares a method. It reads unless another effect is given. */
export function defineMethod<Request, Response>(
  method: string,
  request: Schema<Request>,
  response: Schema<Response>,
  effect: Call<Request, Response>['effect'] = 'reads',
): ResourceMethod<Request, Response> {
  return { method, request, response, effect };
}

/** Every request of the resource call carries these in addition to its own fields. Implements R-API-089. */
export const resourceBaseSchema = z.object({
  timestamp: instantSchema,
  token: secretSchema,
  language: wordSchema,
  ip: wordSchema,
});

/**
 * The resource call itself; `data` is checked again by the method's own schema. A client sends it with the effect of the method, which this entry cannot
 * know. Implements R-API-088.
 */
export const resourceCall = defineCall({
  path: '/game/api/v1/resource',
  request: z.object({ method: wordSchema, enName: z.literal('CRTY'), Request: z.looseObject(resourceBaseSchema.shape) }),
  response: z.unknown(),
});
