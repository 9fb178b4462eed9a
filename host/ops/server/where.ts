import { Refusal } from '../deployment/refusal';

/** Where the service listens, as its options name it. */
export interface Where {
  /** Of this machine. */
  readonly address: string;
  readonly port: number;
  /** The address in the browser's address bar where TLS ends before the service, such as `https://ops.example.com`. */
  readonly origin?: string | undefined;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * The origins under which the page is opened. Outside of loopback passwords would cross a network: refused unless TLS ends before the service, which an
 * https origin says.
 */
export function originsOf({ address, port, origin }: Where): readonly [string, ...string[]] {
  if (origin !== undefined) {
    if (!/^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin)) {
      throw new Refusal('needs-tls', `${origin} is no address such as https://ops.example.com: TLS has to end before the service`);
    }
    return [origin];
  }
  if (!LOOPBACK.test(address)) {
    throw new Refusal(
      'needs-tls',
      `On ${address} passwords would cross the network in the clear: listen on 127.0.0.1, or let a server with TLS pass calls on and name its address with --origin https://…`,
    );
  }
  return [`http://localhost:${String(port)}`, `http://127.0.0.1:${String(port)}`];
}
