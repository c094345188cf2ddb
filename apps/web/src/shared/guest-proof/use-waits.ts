import { useEffect, useState } from 'react'

/** Counts down the seconds until another code may be requested, separately for each address. */
export function useWaits() {
  const [waits, setWaits] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    if (waits.size === 0) return
    const timer = setTimeout(() => {
      const left = [...waits].map(([address, seconds]) => [address, seconds - 1] as const)
      setWaits(new Map(left.filter(([, seconds]) => seconds > 0)))
    }, 1000)
    return () => clearTimeout(timer)
  }, [waits])
  return {
    waitFor: (address: string): number => waits.get(address) ?? 0,
    begin: (address: string, seconds: number) => setWaits((before) => new Map([...before, [address, seconds]])),
  }
}
