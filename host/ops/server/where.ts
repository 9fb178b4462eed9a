import { Refusal } from '../deployment/refusal';

/** Address on which the service listens, from its options. */
export interface Where {
  /** IP address of this machine. */
  readonly address: string;
  readonly port: number;
  /** Public address in the browser when TLS is terminated before the service, such as `https://ops.example.com`. */
  readonly origin?: string | undefined;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * Returns the origins of the page. Outside of loopback, passwords would cross a network unencrypted: throws unless TLS
 * is terminated before the service, as an https origin indicates.
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
