import ipaddr from 'ipaddr.js';

/** What counts as one address: an IPv4 address, or the /64 network of an IPv6 one, since a household owns all of it. */
export function addressKey(address: string | undefined): string {
  if (!address) return 'unknown';
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address); // an IPv4 address that is mapped into IPv6 comes out as itself
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}
