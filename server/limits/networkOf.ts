import { normalizeIP } from '@fastify/rate-limit';

/** What one household or server gets at least: whoever has one address of it has all of them. */
const IPV6_PREFIX = 64;
/** No address is longer; a proxy may hand on any text for one. */
const MAX_LENGTH = 45;

/** The network that counts as one sender: an IPv4 address itself, also when written as IPv6, and the /64 of an IPv6 address. */
export const networkOf = (ip: string): string => normalizeIP(ip, IPV6_PREFIX).slice(0, MAX_LENGTH);
