import fc from 'fast-check';
import { FeedError } from '@server/engine/feeds/feedError';
import { checkedUrl, exceptionsAfter, isExcepted, isPublicAddress } from '@server/channels/reading/safeAddress';

const strict = { allowedAddresses: [] };
const reasonOf = (address: string, policy: Parameters<typeof checkedUrl>[1] = strict) => {
  try {
    checkedUrl(address, policy);
    return 'allowed';
  } catch (error) {
    return error instanceof FeedError ? error.code : error;
  }
};

describe('isPublicAddress', () => {
  test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
    'accepts the public address %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '198.18.0.1',
    '192.0.2.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::169.254.169.254',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '3fff::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '100::1',
    '5f00::1',
    'localhost',
    '',
    '127.1',
    '0x7f.1',
  ])('rejects %s', (address) => expect(isPublicAddress(address)).toBe(false));

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => typeof isPublicAddress(text) === 'boolean'),
    );
  });
});

describe('checkedUrl', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0x7f.0x0.0x0.0x1/',
    'http://127.0.0.1./',
    'http://①②⑦.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0xA9FEA9FE/',
    'http://0/',
  ])('rejects %s, which is in a private network', (address) => expect(reasonOf(address)).toBe('PRIVATE_ADDRESS'));

  test('accepts only http(s) without credentials at the usual ports', () => {
    expect(reasonOf('file:///etc/passwd')).toBe('UNSUPPORTED_SCHEME');
    expect(reasonOf('ftp://example.com/feed')).toBe('UNSUPPORTED_SCHEME');
    expect(reasonOf('javascript:alert(1)')).toBe('UNSUPPORTED_SCHEME');
    expect(reasonOf('http://[fe80::1%25eth0]/')).toBe('INVALID_URL');
    expect(reasonOf('no address')).toBe('INVALID_URL');
    expect(reasonOf('https://user:secret@example.com/feed')).toBe('CREDENTIALS_IN_URL');
    expect(reasonOf('http://example.com:22/')).toBe('PORT_REFUSED');
    expect(reasonOf('https://example.com/feed.xml')).toBe('allowed');
    expect(reasonOf('http://example.com:8080/feed.xml')).toBe('allowed');
  });

  test('accepts origins and folders that the configuration allows', () => {
    const policy = { allowedAddresses: ['http://127.0.0.1:9000', 'http://localhost:8080/demo/feeds'] };
    expect(reasonOf('http://127.0.0.1:9000/any/feed', policy)).toBe('allowed');
    expect(reasonOf('http://127.0.0.1:9001/any/feed', policy)).toBe('PORT_REFUSED');
    expect(isExcepted(new URL('http://localhost:8080/demo/feeds/wire.rss'), policy)).toBe(true);
    expect(isExcepted(new URL('http://localhost:8080/demo/feeds/../../iam/v1/users'), policy)).toBe(false);
    expect(isExcepted(new URL('http://localhost:8080/demo/feeds/%2e%2e/%2e%2e/iam'), policy)).toBe(false);
    expect(isExcepted(new URL('http://localhost:8080/demo/feeds/..%2f..%2fiam'), policy)).toBe(false);
    expect(isExcepted(new URL('http://localhost:8080/demo/feedsecrets'), policy)).toBe(false);
  });

  test('rejects a redirect from a public server to a configured exception', () => {
    const policy = { allowedAddresses: ['http://intranet.example:9000'] };
    const target = 'http://intranet.example:9000/feed';
    const after = (from: string) => ({ allowedAddresses: exceptionsAfter(new URL(from), policy) });
    expect(reasonOf(target, after('http://intranet.example:9000/old'))).toBe('allowed');
    expect(reasonOf(target, after('https://public.example/feed'))).toBe('PORT_REFUSED');
  });
});
