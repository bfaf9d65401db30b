import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';

/** The smallest network that a household or a server gets; its owner can use every address in it. */
const IPV6_PREFIX = 64;
/** No address is longer; a proxy may pass on any text as an address. */
const MAX_LENGTH = 45;

/** An address without the port that some proxies write behind it in X-Forwarded-For: each connection of a sender has another one. */
function withoutPort(ip: string): string {
  const [, v4, v6] = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i.exec(ip) ?? [];
  return v4 ?? v6 ?? ip;
}

/** The network that counts as one sender: an IPv4 address itself, also when written as IPv6, and the /64 of an IPv6 address. */
export const networkOf = (ip: string): string => normalizeIP(withoutPort(ip), IPV6_PREFIX).slice(0, MAX_LENGTH);

/** The name of an address' network: the same for the same network, and nobody without the secret can find the address by it. */
export type NetworkName = (ip: string) => string;

/** Names networks by a secret, in 64 hexadecimal digits. */
export const networkNames =
  (secret: string): NetworkName =>
  (ip) =>
    createHmac('sha256', secret)
      .update(`network ${networkOf(ip)}`)
      .digest('hex');
