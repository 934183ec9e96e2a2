import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import tls from 'node:tls';

/** A server on the loopback address that speaks the beginning of PostgreSQL's protocol. */
export interface FakePostgres {
  /** Host and port. */
  host: string;
  close(): void;
}

/** A PostgreSQL of another version. It gives the same answer to each question: its version, and that it is no standby. */
export function startPostgresOfVersion(number: number, version: string): Promise<FakePostgres> {
  return listen((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), ready]));
      socket.on('data', (bytes: Buffer) => {
        if (bytes.toString('latin1', 0, 1) === 'Q') socket.write(answerOf(number, version));
      });
    });
  });
}

/** A PostgreSQL with a certificate. Nobody gets past it. */
export function startPostgresWithCertificate(key: Buffer, cert: Buffer): Promise<FakePostgres> {
  const secureContext = tls.createSecureContext({ key, cert });
  return listen((socket) => {
    socket.once('data', () => {
      socket.write('S');
      new tls.TLSSocket(socket, { isServer: true, secureContext }).on('error', () => undefined);
    });
  });
}

/** A server that accepts connections and never answers, as behind a proxy that hangs. */
export const startSilentServer = (): Promise<FakePostgres> => listen(() => undefined);

async function listen(onConnection: (socket: net.Socket) => void): Promise<FakePostgres> {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${String(port)}`, close: () => server.close() };
}

const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const text = (value: string) => Buffer.from(`${value}\0`);

/** https://www.postgresql.org/docs/current/protocol-message-formats.html */
function message(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(content.length + 4), content]);
}
const ready = message('Z', Buffer.from('I'));

function answerOf(number: number, version: string): Buffer {
  const columns = [
    { name: 'number', oid: 23, value: String(number) },
    { name: 'version', oid: 25, value: version },
    { name: 'standby', oid: 16, value: 'f' },
  ];
  const described = columns.map(({ name, oid }) =>
    Buffer.concat([text(name), int32(0), int16(0), int32(oid), int16(-1), int32(-1), int16(0)]),
  );
  const row = columns.map(({ value }) => Buffer.concat([int32(value.length), Buffer.from(value)]));
  return Buffer.concat([
    message('T', int16(columns.length), ...described),
    message('D', int16(columns.length), ...row),
    message('C', text('SELECT 1')),
    ready,
  ]);
}
