import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { accountsIn, peerAccounts } from './peer-account';

const TABLE = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1389 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 20211 1 0000 100 0 0 10 0
   1: 0100007F:D431 0100007F:1389 01 00000000:00000000 00:00000000 00000000    33        0 20212 1 0000 20 4 30 10 -1
   2: 0100007F:1389 0100007F:D431 01 00000000:00000000 00:00000000 00000000  1000        0 20213 1 0000 20 4 30 10 -1
   3: 0100007F:D432 0100007F:1389 05 00000000:00000000 00:00000000 00000000  1000        0 20214 1 0000 20 4 30 10 -1
`;

describe('The account at the other end of a connection', () => {
  it('is that of the socket with the same two ports the other way round', () => {
    expect(accountsIn(TABLE, 0xd431, 0x1389)).toEqual([33]);
  });

  it('is known of a connection that is half closed', () => {
    expect(accountsIn(TABLE, 0xd432, 0x1389)).toEqual([1000]);
  });

  it('is nobody for a connection that the system does not list', () => {
    expect(accountsIn(TABLE, 0xd433, 0x1389)).toEqual([]);
  });

  it('is our own when we call ourselves', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const caller = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const [socket] = (await once(server, 'connection')) as Parameters<typeof peerAccounts>;
    const accounts = await peerAccounts(socket);
    caller.destroy();
    server.close();
    expect(accounts).toEqual(process.platform === 'linux' ? [process.getuid?.()] : undefined);
  });
});
