/** What the router names for developers' tools keeps parts of it that the shop does not use, such as its other kinds of link. */
export const unusedRouter = {
  name: 'unused-router',
  transform(code: string, id: string) {
    if (!/[\\/]react-router[\\/]dist[\\/]production[\\/]/.test(id)) return null
    const lean = code
      .replaceAll(/^\w+\.displayName = .+;$/gm, '')
      .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
    return { code: lean, map: null }
  },
}
