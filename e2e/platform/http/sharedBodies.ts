import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SharedAnswer } from '../kernel';
import { codeText, type Language } from './messageText';

type Form = 'br' | 'gzip';

/** Compression by encoding, best first. The next brotli level makes a list a fifth smaller, but takes twice as long. */
const COMPRESS: Readonly<Record<Form, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text, { level: 6 }),
};
const FORMS: readonly Form[] = ['br', 'gzip'];

/** Minimum length of a compressed answer. */
const COMPRESSED_FROM = 1_024;

/** Envelope of a shared answer in one language, with its compressed forms. Each is created at its first request. */
interface SharedBody {
  readonly text: string;
  readonly forms: Map<Form, Promise<Buffer>>;
}

const bodies = new WeakMap<SharedAnswer, Map<Language, SharedBody>>();
const sent = new WeakMap<FastifyRequest, SharedBody>();

/**
 * Sends the envelope with this answer. It is compressed when the client accepts that, and sealed when the call was
 * sealed.
 */
export function sendShared(reply: FastifyReply, answer: SharedAnswer, language: Language): FastifyReply {
  const body = bodyOf(answer, language);
  sent.set(reply.request, body);
  return reply.type('application/json; charset=utf-8').send(body.text);
}

/**
 * Adds the hook that sends compressed forms. Call it after adding the hook that seals answers: a sealed answer is a
 * different text and is sent unchanged.
 */
export function addSharedBodies(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload: unknown) => {
    const body = sent.get(request);
    if (body === undefined || payload !== body.text || body.text.length < COMPRESSED_FROM) return payload;
    void reply.header('vary', 'Accept-Encoding');
    const form = acceptedForm(request.headers['accept-encoding']);
    if (form === undefined) return payload;
    void reply.removeHeader('content-length').header('content-encoding', form);
    return compressed(body, form);
  });
}

function bodyOf(answer: SharedAnswer, language: Language): SharedBody {
  const byLanguage = bodies.get(answer) ?? new Map<Language, SharedBody>();
  bodies.set(answer, byLanguage);
  const body = byLanguage.get(language) ?? { text: envelopeText(answer, language), forms: new Map<Form, Promise<Buffer>>() };
  byLanguage.set(language, body);
  return body;
}

function envelopeText(answer: SharedAnswer, language: Language): string {
  const { success } = RESPONSE_CODES;
  return `{"status_code":${String(success)},"data":${answer.json(language)},"message":${JSON.stringify(codeText(success, language))}}`;
}

function compressed({ text, forms }: SharedBody, form: Form): Promise<Buffer> {
  const buffer = forms.get(form) ?? COMPRESS[form](text);
  forms.set(form, buffer);
  return buffer;
}

function acceptedForm(header: string | string[] | undefined): Form | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  return FORMS.find((form) => accepted.includes(form));
}
