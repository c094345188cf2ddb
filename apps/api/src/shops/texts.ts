export const texts = {
  shopNotFound: 'Mağaza bulunamadı',
  followsTooMany: (max: number) => `En fazla ${max} mağaza takip edebilirsiniz.`,
}
