import { photoFolder, previewPhoto } from '@market/api/counter'
import { cancelReasons, lineName } from '@market/commerce'
import type { DeskReturnWire, DisputeWire } from '@market/contract/counter'
import { type Database, findDisputePhotos, findShopperPhotos, type FoundSellerReturn } from '@market/database'
import { kurus, toLira } from '@market/domain/money'
import { mayDispute, returnStateNames } from '@market/domain/packages'
import { csvLira, csvTime } from '../doors/csv-file.ts'

/** A return without its photos. `seesBuyer` includes the shopper's words. */
export function returnRowOf(found: FoundSellerReturn, seesBuyer: boolean): DeskReturnWire {
  return {
    id: found.id,
    order_id: found.number,
    state: found.state,
    revision: found.revision,
    requested_at: found.requestedAt.toISOString(),
    handed_in_at: found.handedInAt?.toISOString() ?? null,
    arrived_at: found.arrivedAt?.toISOString() ?? null,
    answer_by: found.answerBy?.toISOString() ?? null,
    return_code: found.returnCode,
    lines: found.lines.map(({ line, item, units, reasonId, note, refund, gift }) => ({
      line,
      name: item ? lineName(item) : '',
      image: item?.image ?? '',
      units,
      reason: cancelReasons.find(({ id }) => id === reasonId)?.name ?? '',
      note: seesBuyer ? note : null,
      refund: toLira(kurus(refund + gift)),
    })),
    disputable: mayDispute(found.lines.map(({ reasonId }) => reasonId)),
    photos: [],
    dispute: found.dispute && { ...found.dispute, photos: [] },
    decision: found.decision,
  }
}

/** The lines of a return as cells of a file, in the order of `packageTexts.returns.columns`. */
export const returnCells = (row: DeskReturnWire): readonly (readonly (string | null)[])[] =>
  row.lines.map(({ name, units, reason, note, refund }) => [
    row.order_id,
    returnStateNames[row.state],
    csvTime(row.requested_at),
    row.arrived_at && csvTime(row.arrived_at),
    row.answer_by && csvTime(row.answer_by),
    name,
    String(units),
    reason,
    note,
    csvLira(refund),
  ])

interface Settings {
  readonly config: { readonly photosDir: string }
}
/** A return with small photos of the shopper and of the seller. */
export async function returnDetailOf(
  { config }: Settings,
  db: Database,
  found: FoundSellerReturn,
  seesBuyer: boolean,
): Promise<DeskReturnWire> {
  const store = photoFolder(config.photosDir)
  const previews = async (keys: readonly string[]) =>
    (await Promise.all(keys.map((key) => previewPhoto(store, key)))).flat().map(({ preview }) => preview)
  const row = returnRowOf(found, seesBuyer)
  return {
    ...row,
    photos: seesBuyer ? await previews(await findShopperPhotos(db, found.id)) : [],
    dispute: row.dispute && { ...row.dispute, photos: await previews(await findDisputePhotos(db, found.id)) },
  }
}

export const disputeOf = (found: FoundSellerReturn, row: DeskReturnWire): DisputeWire => ({
  ...row,
  shop_id: found.shopId,
  shop_name: found.shopName,
})
