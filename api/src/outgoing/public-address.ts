import { BlockList, isIP } from 'node:net';

/** IPv4 that is not somebody's on the internet. Source: IANA, IPv4 Special-Purpose Address Registry. */
const special4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'],
  ...['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];

/** Within the global unicast of IPv6, what leads elsewhere or nowhere. Source: the same of IPv6. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const refused = listOf([...special4, ...special6]);
/** Nothing else is given out: loopback, mapped, NAT64, unique local and link-local addresses are outside of it. */
const global6 = listOf(['2000::/3']);

/** Whether an IP address is somebody's on the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4');
    case 6:
      return global6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
    default:
      return false;
  }
}

function listOf(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', bits] = subnet.split('/');
    list.addSubnet(net, Number(bits), isIP(net) === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
