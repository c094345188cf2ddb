import { freePorts } from '@market/api/free-ports'

const machines = [1, 2] as const
export type MachineNumber = (typeof machines)[number]
const doors = ['shop', 'api', 'primary', 'replicas', 'pooler'] as const
/** The ports of a machine's processes, and of the relays through which others reach its database. */
const own = ['postgres', 'postgresDoor', 'patroni', 'patroniDoor', 'web', 'api', 'bank'] as const

export type MachinePorts = Readonly<Record<(typeof own)[number], number>> & {
  /** Its relays to the three members of etcd. */
  readonly etcd: readonly number[]
}
export interface ClusterPorts {
  readonly doors: Readonly<Record<(typeof doors)[number], number>>
  readonly machines: Readonly<Record<MachineNumber, MachinePorts>>
  readonly etcd: readonly { readonly client: number; readonly peer: number }[]
  readonly spare: number
}

/** Reserves free ports for a cluster on this machine. */
export async function clusterPorts(): Promise<ClusterPorts> {
  const free = await freePorts(40)
  const next = () => free.pop() ?? 0
  const three = <Value>(make: () => Value) => [make(), make(), make()]
  const named = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, next()])) as Record<Name, number>
  const machine = () => ({ ...named(own), etcd: three(next) })
  return {
    doors: named(doors),
    machines: { 1: machine(), 2: machine() },
    etcd: three(() => ({ client: next(), peer: next() })),
    spare: next(),
  }
}
