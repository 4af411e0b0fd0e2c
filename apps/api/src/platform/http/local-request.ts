import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/i;
const isLoopback = (address = '') => ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether this came from this machine itself, under a local name. The name matters as well as the address: a page elsewhere
 * can point its own name at 127.0.0.1, and a tunnel's requests come from 127.0.0.1 too. A proxy that says nothing of itself
 * looks the same: what must not pass through one asks whether the product has a public address.
 */
export function isLocalRequest({ headers, socket }: IncomingMessage): boolean {
  const proxied = PROXY_HEADERS.some((name) => headers[name] !== undefined);
  return !proxied && LOCAL_HOST.test(headers.host ?? '') && isLoopback(socket.remoteAddress);
}
