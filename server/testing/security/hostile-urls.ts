/** Addresses that somebody could type, or redirect to, so that the server asks its own network. */

const FORBIDDEN_V4 =
  `0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 100.127.255.255 127.0.0.1 127.0.0.2
127.255.255.254 168.63.129.16 169.254.0.1 169.254.169.254 169.254.170.2 172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.192
192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1 192.168.0.1 192.168.255.255 192.175.48.1 198.18.0.1 198.19.255.255
198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255`.split(/\s+/);

const FORBIDDEN_V6 =
  `:: ::1 ::2 ::127.0.0.1 ::10.0.0.1 ::ffff:0:127.0.0.1 64:ff9b::127.0.0.1 64:ff9b::a9fe:a9fe 64:ff9b:1::10.0.0.1
100::1 100:0:0:1::1 2001::1 2001:0:7f00:1::1 2001:2::1 2001:3::1 2001:4:112::1 2001:10::1 2001:20::1 2001:db8::1
2002:7f00:1::1 2002:a9fe:a9fe::1 2002:c0a8:1::1 2620:4f:8000::1 3fff::1 4000::1 5f00::1 8000::1 fc00::1 fd00:ec2::254
fd12:3456:789a::1 fe80::1 febf::1 fec0::1 ff02::1 ff0e::1`.split(/\s+/);

/** Every notation of one IPv4 address that some program reads. */
export function notationsOf(address: string): string[] {
  const parts = address.split('.').map(Number);
  const number = parts.reduce((sum, part) => sum * 256 + part, 0);
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  const octal = parts.map((part) => `0${part.toString(8)}`).join('.');
  const hex = (part: number) => `0x${part.toString(16)}`;
  const wide = [...address].map((sign) => (sign === '.' ? '。' : String.fromCodePoint(0xff10 + Number(sign)))).join('');
  const mapped = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  return [
    address,
    `${address}.`,
    String(number),
    hex(number),
    `0${number.toString(8)}`,
    octal,
    parts.map(hex).join('.'),
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${hex(a)}.${b}.0${c.toString(8)}.${d}`,
    wide,
    address.replaceAll('.', '%2e'),
    `[::ffff:${address}]`,
    `[::ffff:${mapped}]`,
    `[0:0:0:0:0:ffff:${mapped}]`,
    `[::${mapped}]`,
    `[64:ff9b::${mapped}]`,
    `[2002:${mapped}::1]`,
  ];
}

const NAMES =
  `localhost localhost. LOCALHOST foo.localhost metadata metadata.google.internal instance-data printer.local
db.internal wiki.corp nas.lan router.home box.home.arpa redis host.private site.intranet hidden.onion a.localdomain`.split(
    /\s+/,
  );

/** What is no address of a named, public host at the usual port, whatever its host. */
const SHAPES =
  `https://feeds.example:22/ https://feeds.example:80/ https://feeds.example:6379/ https://feeds.example:5432/
http://feeds.example/ http://feeds.example:443/ ftp://feeds.example/ file:///etc/passwd gopher://feeds.example/ data:text/plain,x
javascript:alert(1) blob:https://feeds.example/1 ws://feeds.example/ wss://feeds.example/ https:feeds.example https:/feeds.example
https:///feeds.example //feeds.example feeds.example https://user@feeds.example/ https://user:key@feeds.example/
https://:key@feeds.example/ https://@feeds.example/ https://feeds.example@127.0.0.1/ https://127.0.0.1#@feeds.example/
https://127.0.0.1?@feeds.example/ https://feeds.example%40127.0.0.1/ https://127.0.0.1%00.feeds.example/ https://[::1/
https://[fe80::1%25eth0]/ https://[::ffff:127.0.0.1%25lo]/ https://256.256.256.256/ https://127.0.0.0.1/ https://0x/
https://0x7f.0.0.0.0.1/ https://08.0.0.1/ https://99999999999/ https://-1/ https://.../ https://.feeds.example:1/ https://`
    .split(/\s+/)
    .concat([
      '',
      ' https://feeds.example/',
      'https://feeds.example/ ',
      'https://feeds.\texample/',
      'https://127.0.\n0.1/',
      'https:\\\\127.0.0.1/',
      'https://feeds.example\\@127.0.0.1/',
      'https://127.0.0.1\\.feeds.example/',
      'https://feeds.example\u0000/',
      'https://feeds.example/\r\nhost: 127.0.0.1',
      `https://feeds.example/${'a'.repeat(2_000)}`,
    ]);

export const listHostileUrls = (): string[] => [
  ...new Set([
    ...FORBIDDEN_V4.map((address) => `https://${address}/`),
    ...['127.0.0.1', '169.254.169.254', '10.0.0.1', '192.168.1.1', '172.16.5.4', '100.100.100.200', '0.0.0.0']
      .flatMap(notationsOf)
      .map((host) => `https://${host}/feed.xml`),
    ...['127.1', '127.0.1', '0', '0x7f.1', '017700000001', '①②⑦.0.0.1', '127.0.0.1.', '0177.1', '0x7f000001.'].map(
      (host) => `https://${host}/`,
    ),
    ...FORBIDDEN_V6.map((address) => `https://[${address}]/`),
    ...FORBIDDEN_V6.map((address) => `https://[${expand(address)}]/`),
    ...NAMES.map((host) => `https://${host}/`),
    ...SHAPES,
  ]),
];

const expand = (address: string): string => {
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = host.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array(zeros).fill('0'), ...tail].map((part) => part.padStart(4, '0').toUpperCase()).join(':');
};

export { FORBIDDEN_V4, FORBIDDEN_V6 };
