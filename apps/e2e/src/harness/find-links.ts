/** Addresses of a product, its comments, a shop and a link that adds to the cart, as the home page links to them. */
export async function findLinks(url: string) {
  const home = await (await fetch(url)).text()
  const first = (pattern: RegExp) => pattern.exec(home)?.[1] ?? ''
  const product = first(/href="(\/[^"?#]+-p-\d+)"/)
  return {
    product,
    comments: `${product}/yorumlar`,
    shop: first(/href="(\/magaza\/[^"]+)"/),
    add: `/sepete-ekle?productId=${/\d+$/.exec(product)?.[0]}&num=2`,
  }
}
