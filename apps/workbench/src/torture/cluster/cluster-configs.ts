import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { adapt } from '../../deploy-check/machine.ts'
import type { ClusterPorts } from './cluster-ports.ts'

/** Password of the shop's database role. */
export const password = 'geheim'

/** Writes the configuration of an etcd member from `apps/deploy/cluster/etcd.yml`. */
export function etcdConfig(folder: string, { etcd }: ClusterPorts, index: number): string {
  const mine = etcd[index] ?? { client: 0, peer: 0 }
  const [peer1, peer2, peer3] = etcd.map(({ peer }) => `127.0.0.1:${peer}`)
  return adapt('cluster/etcd.yml', join(folder, `etcd${index}.yml`), {
    'name: NAME': `name: etcd${index + 1}`,
    '/var/lib/etcd/market': join(folder, `etcd${index}`),
    'ADDRESS_1:2380': `${peer1}`,
    'ADDRESS_2:2380': `${peer2}`,
    'ADDRESS_3:2380': `${peer3}`,
    'ADDRESS:2379': `127.0.0.1:${mine.client}`,
    'ADDRESS:2380': `127.0.0.1:${mine.peer}`,
  })
}

/**
 * Writes the HAProxy configurations: `apps/deploy/haproxy.cfg` without TLS, which `npm run deploy-check` tests, and
 * `apps/deploy/cluster/haproxy.cfg`.
 */
export function proxyConfigs(folder: string, { doors, machines }: ClusterPorts): readonly string[] {
  const outer = adapt('haproxy.cfg', join(folder, 'haproxy.cfg'), {
    'maxconn 20000': 'maxconn 900',
    '    user haproxy\n    group haproxy\n': '',
    'log /dev/log local0': '',
    'bind :80\n': `bind 127.0.0.1:${doors.shop}\n`,
    '    bind :443 ssl crt /etc/haproxy/certs/ alpn h2,http/1.1\n': '',
    '    http-request redirect scheme https code 308 unless { ssl_fc }\n': '',
    // All buyers of the trial come from one address.
    'sc_conn_cur(0) gt 200': 'sc_conn_cur(0) gt 20000',
    'sc_http_req_rate(0) gt 1000': 'sc_http_req_rate(0) gt 100000',
    'hdr(host) -i bank.shop.example': 'hdr_beg(host) -i 127.0.0.1',
    'server web1 127.0.0.1:3000 check inter 2s fall 2 rise 1': both('web', machines, 'check inter 500ms fall 2 rise 1'),
    'server bank1 127.0.0.1:3002': both('bank', machines, 'check inter 500ms fall 2 rise 1'),
  })
  const inner = adapt('cluster/haproxy.cfg', join(folder, 'cluster.cfg'), {
    '127.0.0.1:5000': `127.0.0.1:${doors.primary}`,
    '127.0.0.1:5001': `127.0.0.1:${doors.replicas}`,
    '127.0.0.1:3010': `127.0.0.1:${doors.api}`,
    'ADDRESS_1:5432 check port 8008': `127.0.0.1:${machines[1].postgresDoor} check port ${machines[1].patroniDoor}`,
    'ADDRESS_2:5432 check port 8008': `127.0.0.1:${machines[2].postgresDoor} check port ${machines[2].patroniDoor}`,
    'ADDRESS_1:3001': `127.0.0.1:${machines[1].api}`,
    'ADDRESS_2:3001': `127.0.0.1:${machines[2].api}`,
  })
  return [outer, inner]
}

const both = (which: 'web' | 'bank', machines: ClusterPorts['machines'], options: string) =>
  ([1, 2] as const)
    .map((number) => `server ${which}${number} 127.0.0.1:${machines[number][which]} ${options}`)
    .join('\n    ')

/** Writes the configuration of PgBouncer from `apps/deploy/pgbouncer.ini`; it connects to whichever database is primary. */
export function poolerConfig(folder: string, { doors }: ClusterPorts): string {
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, `"market" "${password}"\n`, { mode: 0o644 })
  const config = adapt('pgbouncer.ini', join(folder, 'pgbouncer.ini'), {
    'port=5432': `port=${doors.primary}`,
    'listen_port = 6432': `listen_port = ${doors.pooler}\nunix_socket_dir =`,
    '/etc/pgbouncer/userlist.txt': users,
  })
  chmodSync(config, 0o644)
  return config
}
