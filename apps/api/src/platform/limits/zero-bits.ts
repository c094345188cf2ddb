/** How many zero bits a hash begins with. */
export function zeroBits(hash: Uint8Array): number {
  const at = hash.findIndex((byte) => byte !== 0)
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24
}
