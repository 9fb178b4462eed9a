/** The single address of all sports calls (decision 41), which send `{ method, enName, Request }`. */
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

/** Declares a method. Default effect: it reads. */
export function defineMethod<Request, Response>(
  method: string,
  request: Schema<Request>,
  response: Schema<Response>,
  effect: Call<Request, Response>['effect'] = 'reads',
): ResourceMethod<Request, Response> {
  return { method, request, response, effect };
}

/** Fields of every request of the resource call, in addition to those of its method. Implements R-API-089. */
export const resourceBaseSchema = z.object({
  timestamp: instantSchema,
  token: secretSchema,
  language: wordSchema,
  ip: wordSchema,
});

/**
 * The resource call itself. The method's own schema checks `data` again. A client sends the call with the effect of the
 * method, which this definition cannot know. Implements R-API-088.
 */
export const resourceCall = defineCall({
  path: '/game/api/v1/resource',
  request: z.object({ method: wordSchema, enName: z.literal('CRTY'), Request: z.looseObject(resourceBaseSchema.shape) }),
  response: z.unknown(),
});
