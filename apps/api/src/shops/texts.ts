export const texts = {
  shopNotFound: 'Mağaza bulunamadı',
  followsTooMany: (most: number) => `En fazla ${most} mağaza takip edebilirsiniz.`,
}
