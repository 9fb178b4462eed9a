import { refusalSchema } from '../protocol';

export type Post = (path: string, body: unknown, token?: string) => Promise<Response>;

/** Calls a venue's server as its page does. @param url read at each call, because the server may start later */
export function postTo(url: () => string): Post {
  return (path, body, token) =>
    fetch(`${url()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
}

export async function expectRefusal(sent: Promise<Response>, status: number, error: string): Promise<void> {
  const response = await sent;
  expect([response.status, refusalSchema.parse(await response.json()).error]).toEqual([status, error]);
}
