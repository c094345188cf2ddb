/** Paths of the products on a listing, given by its own path, each once. */
export async function productsOf(url: string, listing: string): Promise<readonly string[]> {
  const html = await (await fetch(url + listing)).text()
  return [...new Set([...html.matchAll(/href="(\/[^"?#]+-p-\d+)"/g)].flatMap(([, path]) => path ?? []))]
}
