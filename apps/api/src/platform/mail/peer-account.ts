import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';

const UNKNOWN_HERE = new Set(['ENOENT', 'EACCES', 'EPERM']);

/**
 * The accounts of this machine (user ids) that hold the other end of a loopback connection, by the kernel's own table. More than one only
 * if two loopback addresses use the same pair of ports.
 * @returns undefined where the system does not tell (only Linux does)
 */
export async function peerAccounts({ remotePort, localPort }: Socket): Promise<number[] | undefined> {
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map(readTable));
  if (tables.every((table) => table === undefined)) return undefined;
  return tables.flatMap((table) => accountsIn(table ?? '', remotePort ?? 0, localPort ?? 0));
}

/**
 * @param table text of /proc/net/tcp: a line a socket, `sl local_address rem_address st queues timer retrnsmt uid …`, addresses as
 *   hexadecimal `address:port` (proc_pid_net(5))
 */
export function accountsIn(table: string, port: number, peerPort: number): number[] {
  const endsWith = (address: string | undefined, wanted: number) =>
    Number.parseInt(address?.split(':')[1] ?? '', 16) === wanted;
  return table
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, remote]) => endsWith(local, port) && endsWith(remote, peerPort))
    .map((fields) => Number(fields[7]));
}

async function readTable(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && UNKNOWN_HERE.has(String(error.code))) return undefined;
    throw error;
  }
}
