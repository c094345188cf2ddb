/** Folded last words of compounds that name an accessory; alone they would find accessories of other products. */
export const accessories: ReadonlySet<string> = new Set(
  'kilif kilifi kap kabi kapak kapagi stand standi aski askisi torba torbasi filtre filtresi kordon kordonu canta'.split(
    ' ',
  ),
)
