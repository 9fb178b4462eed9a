import { connect } from 'node:net';
import { edgeEnvelope } from '@site/release/edgeRefusals';
import { payCall } from '@site/shared/wire/funds';
import { preInfoCall } from '@site/shared/wire/site';
import { sendRaw } from '../testing/sendRaw';
import { platformForTests } from '../testing/platformForTests';
import { codeText } from './messageText';

const site = platformForTests();

/**
 * Sends raw bytes that no HTTP client would send, and reads to the end. With `isCut`, closes the sending side first.
 */
function sendBytes(text: string, isCut = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.platform.url);
    let answer = '';
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      if (isCut) socket.end(text);
      else socket.write(text);
    });
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(answer);
    });
  });
}

const post = (path: string, headers: string, body = '') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`;

const { path } = preInfoCall;

it.each([
  ['an address that cannot be decoded', get('/%ff'), 400],
  ['one below the calls', get('/site/api/v1/%c0%80'), 400],
  ['an address of half an escape', get('/site/%zz'), 400],
  ['an address of slashes', get('//'), 404],
  ['an address of 10 kB', get(`/site/${'a'.repeat(10_000)}`), 404],
  ['a sealed address of 10 kB', get(`/site/api/v1/s/${'a'.repeat(10_000)}`), 404],
  ['headers of 40 kB', get(`/site?${'a'.repeat(40_000)}`), 431],
  ['a body that ends too soon', post(path, 'content-length: 100', '{"a":'), 400],
  ['a chunk that ends too soon', post(path, 'transfer-encoding: chunked', '64\r\n{"a":'), 400],
  ['two lengths', post(path, 'content-length: 2\r\ncontent-length: 3', '{}'), 400],
  ['a length and chunks', post(path, 'content-length: 2\r\ntransfer-encoding: chunked', '0\r\n\r\n'), 400],
  ['a method that there is none of', `BREW ${path} HTTP/1.1\r\nhost: x\r\n\r\n`, 400],
  ['a TRACE', `TRACE ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`, 404],
  ['no HTTP at all', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', 400],
  ['a body of another kind', post(path, 'content-length: 2', '{}').replace('application/json', 'text/plain'), 415],
  ['a body of no kind', post(path, 'content-length: 2', '{}').replace('content-type: application/json\r\n', ''), 415],
  ['a form', post(path, 'content-length: 3', 'a=b').replace('application/json', 'application/x-www-form-urlencoded'), 415],
])('%s is answered in the envelope', async (what, bytes, status) => {
  const [head = '', body = ''] = (await sendBytes(bytes, what.endsWith('too soon'))).split('\r\n\r\n');

  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
  expect(head).toMatch(/content-type: application\/json/i);
  expect(head).toMatch(/cache-control: no-store/i);
  expect(JSON.parse(body)).toEqual({
    status_code: status === 404 ? 6004 : 6008,
    data: null,
    message: status === 404 ? '未找到数据' : '非法请求',
  });
});

it('is answered in the language of the caller', async () => {
  const response = await sendRaw(site.platform.url, '/site/%ff', '{}', { headers: { language: 'zh-TW' } });

  expect(await response.json()).toMatchObject({ status_code: 6008, message: '非法請求' });
});

it('a body too large is refused, and its connection serves the next call', async () => {
  for (const size of [300_000, 4_000_000]) {
    const answer = await sendBytes(
      post(path, `content-length: ${String(size)}`, 'x'.repeat(size)).replace('connection: close\r\n', '') + get('/none'),
    );

    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"status_code":6008');
    expect(answer).toMatch(/HTTP\/1\.1 404 /);
  }
});

it('a call of a member that is not complete is not carried out', async () => {
  const token = await site.signIn('player1', 'player123');
  const body = JSON.stringify({ type: 'BANK', amount: '100.00' });

  const answer = await sendBytes(post(payCall.path, `token: ${token}\r\ncontent-length: ${String(body.length + 1)}`, body), true);

  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

it('servers before the platform use its own words', () => {
  for (const language of ['zh-CN', 'zh-TW'] as const) {
    expect(JSON.parse(edgeEnvelope(400, language))).toMatchObject({ message: codeText(6008, language) });
    expect(JSON.parse(edgeEnvelope(429, language))).toMatchObject({ message: codeText(6011, language) });
    expect(JSON.parse(edgeEnvelope(502, language))).toMatchObject({ message: codeText(6006, language) });
  }
});
