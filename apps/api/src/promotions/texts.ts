export const texts = {
  unknown: 'Böyle bir kupon bulunamadı.',
  ended: 'Bu kuponun süresi dolmuş.',
  gone: 'Bu kupon tükendi, başkaları sizden önce kullandı.',
  tooMany: (limit: number) =>
    `En fazla ${limit} kupon toplayabilirsiniz. Kuponlarınızdan bazılarını kullanın ya da sürelerinin dolmasını bekleyin.`,
} as const
