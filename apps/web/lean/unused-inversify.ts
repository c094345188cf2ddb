/**
 * Parts of inversify for what the shop does not bind: classes with their decorators, values made of others by a list of identifiers, plugins and
 * snapshots. It binds constants and what a function makes; whoever binds more is told so by the first page.
 */
const unboundKinds =
  /core[\\/]lib[\\/](planning[\\/](calculations[\\/](build(Zero|One|Two|Three|Four)?(Constructor|Property|ResolvedValue)Argument|buildNoActivations(Instance|ResolvedValue)|resolve(Two|Three|Four)\.|tryBuildGetPlanOptionsFrom(Managed|ResolvedValue))|actions[\\/]currySubplan|models[\\/](Instance|ResolvedValue)BindingNode)|resolution[\\/]actions[\\/](resolveInstance|resolvePostConstruct|setInstance|resolveResolvedValue)|metadata[\\/](actions|calculations)[\\/]|common[\\/]calculations[\\/]buildBuildServiceNodeOptionsFrom)|container[\\/]lib[\\/]container[\\/]services[\\/](Plugin|Snapshot)Manager/
/** Ways of a container that it does not go: bindings are neither taken back nor hung on conditions, and nothing is awaited. */
const untakenWays =
  /^    (?:async )?(#?(?:rebind|unbind|throwUnexpected|clearAfter|unload|getAll|when)\w*|loadAsync|getAsync|register|restore|snapshot|isCurrentBound|to|toSelf|toResolvedValue|toFactory|toService|inRequestScope|inTransientScope|onDeactivation)\([^\n]*\) \{\n[\s\S]*?^    \}$/gm
export const unusedInversify = {
  name: 'unused-inversify',
  transform(code: string, id: string) {
    if (/[\\/]@inversifyjs[\\/]container[\\/]/.test(id) && !unboundKinds.test(id))
      return { code: code.replaceAll(untakenWays, '$1() { throw new Error() }'), map: null }
    if (!/[\\/]@inversifyjs[\\/]/.test(id) || !unboundKinds.test(id)) return null
    const stubs = [...code.matchAll(/^export (?:async )?(function|class|const) (\w+)/gm)].map(([, kind, name]) =>
      kind === 'class' ? `export class ${name} {}` : `export const ${name} = () => leftOut`,
    )
    const leftOut = `const leftOut = () => { throw new Error('Left out of the build (unused-inversify.ts).') }`
    return { code: [leftOut, ...stubs].join('\n'), map: null }
  },
}
